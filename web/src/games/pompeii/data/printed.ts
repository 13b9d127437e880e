/** What is printed on the board, tablets and cards, as the server tells it, with lookups. */
import { factsOf } from "../../../lib/games.ts";
import { pieceIn } from "../../../lib/person/piece-colours.ts";
import { lookOf } from "../../../lib/person/seat-looks.svelte.ts";
import { dataSet } from "./data-set.svelte.ts";

export type Goods = Readonly<Record<string, number>>;
type Colour = "red" | "blue" | "green" | "purple";

export interface Entry {
  id: string;
  source: "rulebook" | "reconstruction" | "box";
  /** Where in the rulebook it stands. */
  where: string | null;
  /** What of it is not known from the rulebook. */
  reconstructed: readonly string[];
}

interface Good extends Entry {
  value: number;
  kind: "resource" | "refined" | "luxury";
}

export interface Conversion {
  in: Goods;
  out: Goods;
}

export interface Building extends Entry {
  number: number;
  name: string;
  kind: Colour;
  cost: Goods;
  conversions: readonly Conversion[];
  hire: Readonly<Record<string, readonly number[]>>;
  recruit: Goods;
  /** What the owner gets when another player works there. */
  owner_bonus: string;
  /** Worker spaces for one, two, three and four players. */
  spaces: readonly number[];
}

export interface Space extends Entry {
  name: string;
  kind: string;
  spaces: readonly number[];
}

/** One effect of a card: its kind, which words tell what it does, and the numbers and goods of that kind. */
export type Effect = { kind: string; words: string } & Readonly<Record<string, unknown>>;

export interface Card extends Entry {
  name: string;
  cost: Goods;
  timing: "every_action" | "at_activation" | "immediate";
  location: string;
  effects: readonly Effect[];
  temple: boolean;
}

export interface Eruption extends Entry {
  name: string;
  /** None for the Apocalypse. */
  set: string | null;
  destroys: readonly string[];
  ends_game: boolean;
}

interface Facts {
  /** The name of the set of data that new games are played with; empty for changed data. */
  name: string;
  components: { workers_per_colour: number };
  first_workers: number;
  colours: readonly string[];
  goods: readonly Good[];
  buildings: readonly Building[];
  spaces: readonly Space[];
  specialists: readonly Card[];
  city: readonly Card[];
  volcano: readonly Eruption[];
  /** What is printed otherwise in sets of data that new games don't have: by set, kind of entry, entry and key. */
  other_sets: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>>>;
}

const facts = factsOf<Facts>("pompeii");

/** Entries that always show the figures of the set of data which the game on the page is played with. */
const inPlay = <Kind extends Entry>(kind: string, entries: readonly Kind[]): readonly Kind[] =>
  entries.map((entry) => {
    const shown = { ...entry };
    for (const key of new Set(Object.values(facts.other_sets).flatMap((kinds) => Object.keys(kinds[kind]?.[entry.id] ?? {})))) {
      const usual = entry[key as keyof Kind];
      const get = (): unknown => facts.other_sets[dataSet()]?.[kind]?.[entry.id]?.[key] ?? usual;
      Object.defineProperty(shown, key, { enumerable: true, get });
    }
    return shown;
  });
const spaces = inPlay("spaces", facts.spaces);

export const USUAL_DATA = facts.name;

/** The signs of the places of the city. */
export const MEDALS: Readonly<Record<string, string>> = { costruzione: "i-house", porta: "i-arrow", piazza: "i-learn" };

export const COLOURS = facts.colours;
const WORKERS: Readonly<Record<string, string>> = { red: "wk-r", green: "wk-g", blue: "wk-b", yellow: "wk-y" };
/** The symbols of a seat's pieces and workers and the word for its colour, as they are shown on this device. */
export const pieceOf = (seat: number): string => pieceIn(colourOf(seat));
export const workerOf = (seat: number): string => WORKERS[colourOf(seat)]!;
export const colourOf = (seat: number): string => COLOURS[lookOf(seat)]!;
export const NUMERALS = ["", "I", "II", "III", "IV", "V"] as const;

export const GOODS = facts.goods;
export const BUILDINGS = inPlay("buildings", facts.buildings);
export const CARDS = [...facts.specialists, ...facts.city];
export const FIELDS = spaces.filter(({ kind }) => kind === "field").map(({ id }) => id);
/** The fields and the places of the city. */
export const SPACES = spaces.filter(({ kind }) => kind === "field" || kind === "limited");
export const PLACES = spaces.filter(({ kind }) => kind === "limited");

const byId = <Kind extends Entry>(entries: readonly Kind[]): ReadonlyMap<string, Kind> =>
  new Map(entries.map((entry) => [entry.id, entry]));

export const GOOD = byId(GOODS);
export const BUILDING = byId(BUILDINGS);
export const PLACE = byId(PLACES);
export const CARD = byId(CARDS);
export const ERUPTIONS = inPlay("volcano", facts.volcano);
export const ERUPTION = byId(ERUPTIONS);
export const VOLCANO_SETS = [...new Set(ERUPTIONS.flatMap(({ set }) => set ?? []))];

/** The goods of the tablet, row by row. */
export const ROWS: readonly (readonly Good[])[] = [1, 2, 3, 4, 5].map((value) =>
  GOODS.filter((good) => good.value === value),
);

/** Whether there are any goods, as there are in the cost of a specialist and not in that of a city card. */
export const isAny = (goods: object): boolean => Object.keys(goods).length > 0;

/** Goods and amounts in the order of the tablet, in whatever order they were got. */
export const inPrintedOrder = (goods: Goods): [string, number][] =>
  GOODS.flatMap(({ id }) => (goods[id] === undefined ? [] : [[id, goods[id]] satisfies [string, number]]));

/** Whether a part of an entry is reconstructed or all of it; null at what is printed. */
export function reconstructionOf({ source, reconstructed }: Entry): "part" | "whole" | null {
  if (source === "reconstruction") return "whole";
  return reconstructed.length > 0 ? "part" : null;
}

const specialists = new Set(facts.specialists.map(({ id }) => id));
export const isSpecialist = (card: string): boolean => specialists.has(card);
/** How many workers players begin with, and how many they can have. */
export const WORKER_LIMITS = { first: facts.first_workers, most: facts.components.workers_per_colour };
/** The buildings that bring their owner nothing when others work there. */
export const UNOWNED = new Set(BUILDINGS.filter(({ owner_bonus }) => owner_bonus === "none").map(({ id }) => id));
