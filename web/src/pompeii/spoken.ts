/** The name of a place for those who hear the board: what it is, what it does, who stands there, whether it can be chosen. */
import { t, word } from "../lib/i18n.svelte.ts";
import { BUILDING, COLOURS, FIELDS, PLACE, type Building } from "./printed.ts";
import type { BySeat, PompeiiView } from "./view.ts";
import * as words from "./words.ts";

/** The spaces of a place for all players together; null where each player has two of their own. */
export function spacesOf(view: PompeiiView, place: string): number | null {
  if (FIELDS.includes(place)) return null;
  return (BUILDING.get(place) ?? PLACE.get(place))?.spaces[view.players - 1] ?? 0;
}

const total = (row: BySeat | undefined): number => row?.reduce((sum, count) => sum + count, 0) ?? 0;

/** Spaces that nobody and nothing takes up. */
export function freeAt(view: PompeiiView, place: string): number | null {
  const spaces = spacesOf(view, place);
  if (spaces === null) return null;
  return Math.max(0, spaces - total(view.workers[place]) - total(view.markers[place]) - (view.tokens[place] ?? 0));
}

function doing({ conversions = [], hire, recruit }: Building): string[] {
  const told = conversions.map((line) => t("pompeii-spoken-line", { given: words.price(line.in), made: words.price(line.out) }));
  if (hire) told.push(t("pompeii-spoken-hire"));
  if (recruit) told.push(t("pompeii-recruits", { goods: words.price(recruit) }));
  return told;
}

const colours = (seats: BySeat): string[] => seats.map((seat) => word(COLOURS[seat]!));

function ofBuilding(view: PompeiiView, building: Building): string[] {
  const owners = view.built[building.id];
  const told = [t("pompeii-spoken-building", { number: building.number, name: building.name }), ...doing(building)];
  if (!owners) return [...told, t("pompeii-cost", { goods: words.price(building.cost) })];
  return owners.length ? [...told, t("pompeii-spoken-owner", { owner: colours(owners) })] : told;
}

function standing(view: PompeiiView, place: string): string[] {
  const found = COLOURS.flatMap((colour, seat) => {
    const count = view.workers[place]?.[seat] ?? 0;
    return count ? [t("pompeii-spoken-workers", { count, colour })] : [];
  });
  const free = freeAt(view, place);
  return free === null || (BUILDING.has(place) && !(place in view.built)) ? found : [...found, t("pompeii-spoken-free", { count: free })];
}

/** All that is said of a place. */
export function ofPlace(view: PompeiiView, place: string, open: boolean): string {
  const building = BUILDING.get(place);
  const told = building ? ofBuilding(view, building) : [words.place(place)];
  if (view.blocked.includes(place)) told.push(t("pompeii-blocked"));
  told.push(...standing(view, place));
  if (open) told.push(t("pompeii-spoken-open"));
  return told.join(", ");
}
