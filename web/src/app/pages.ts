/** The page of every route, loaded when it is first opened. The first page comes with the program itself. */
import type { Component } from "svelte";
import type { ParamsOf, Route, RouteName } from "../lib/routes.ts";

/** What a page is drawn from. Two routes with one key are the same page, which stays open from one to the other. */
export interface Page {
  load: () => Promise<{ default: Component<Record<string, unknown>> }>;
  props: Record<string, unknown>;
  key: string;
}

type LoadedRoute = Exclude<RouteName, "home">;

function page<Props extends object>(load: () => Promise<{ default: Component<Props> }>, props: Props, key = ""): Page {
  return { load, props, key } as unknown as Page;
}

const PAGES: { [Name in LoadedRoute]: (params: ParamsOf<Name>) => Page } = {
  lobby: () => page(() => import("../pages/lobby/LobbyPage.svelte"), {}),
  friends: () => page(() => import("../pages/new-table/NewTablePage.svelte"), { kind: "friends" }),
  device: () => page(() => import("../pages/new-table/NewTablePage.svelte"), { kind: "device" }),
  settings: () => page(() => import("../pages/settings/SettingsPage.svelte"), {}),
  privacy: () => page(() => import("../pages/privacy/PrivacyPage.svelte"), {}),
  games: () => page(() => import("../pages/table-list/TableListPage.svelte"), {}),
  watch: () => page(() => import("../pages/watch/WatchPage.svelte"), {}),
  host: () => page(() => import("../pages/host/HostPage.svelte"), {}),
  career: () => page(() => import("../pages/career/CareerPage.svelte"), {}),
  rules: ({ passage }) => page(() => import("../pages/rules/RulesPage.svelte"), { passage }, String(passage)),
  compendium: ({ game, thing }) => page(() => import("../pages/compendium/CompendiumPage.svelte"), { game, thing }, String(game)),
  learn: ({ game }) => page(() => import("../pages/learn/LearnPage.svelte"), { game }, String(game)),
  editor: ({ game }) => page(() => import("../pages/editor/EditorPage.svelte"), { game }, String(game)),
  puzzlesOf: ({ game }) => page(() => import("../pages/puzzles/PuzzlePage.svelte"), { puzzle: null, game }, game),
  puzzles: ({ puzzle }) => page(() => import("../pages/puzzles/PuzzlePage.svelte"), { puzzle }, String(puzzle)),
  daily: ({ game, day }) => page(() => import("../pages/daily/DailyPage.svelte"), { game, day }, `${game ?? ""}/${day ?? ""}`),
  table: ({ table }) => page(() => import("../pages/table/TablePage.svelte"), { table }, table),
  replay: ({ table, seq }) => page(() => import("../pages/replay/ReplayPage.svelte"), { table, seq }, table),
  review: ({ table, moment }) => page(() => import("../pages/review/ReviewPage.svelte"), { table, moment }, table),
  mistakes: ({ table, mistake }) => page(() => import("../pages/mistakes/MistakesPage.svelte"), { table, mistake }, table),
  explore: ({ table, spot }) => page(() => import("../pages/explore/ExplorePage.svelte"), { table, spot }, `${table}/${spot ?? ""}`),
};

/** The page of a route. */
export function pageOf({ name, params }: Exclude<Route, { name: "home" }>): Page {
  const found = (PAGES[name] as (params: unknown) => Page)(params);
  return { ...found, key: `${name}/${found.key}` };
}
