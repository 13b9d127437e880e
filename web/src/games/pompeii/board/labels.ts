/** What a screen reader says of a place: what it is, what it does, who is there, whether it can be chosen. */
import { t, word } from "../../../lib/i18n.svelte.ts";
import { BUILDING, colourOf, COLOURS, isAny, PLACE, type Building } from "../data/printed.ts";
import type { BySeat, PompeiiView } from "../view.ts";
import * as words from "../names.ts";

function doing({ conversions, hire, recruit }: Building): string[] {
  const parts = conversions.map((line) => t("pompeii-spoken-line", { given: words.price(line.in), made: words.price(line.out) }));
  if (isAny(hire)) parts.push(t("pompeii-hires", { goods: Object.keys(hire).map(words.good) }));
  if (isAny(recruit)) parts.push(t("pompeii-recruits", { goods: words.price(recruit) }));
  return parts;
}

const colours = (seats: BySeat): string[] => seats.map((seat) => word(colourOf(seat)));

function ofBuilding(view: PompeiiView, building: Building): string[] {
  const owners = view.built[building.id];
  const parts = [t("pompeii-spoken-building", { number: building.number, name: building.name }), ...doing(building)];
  if (!owners) return [...parts, t("pompeii-cost", { goods: words.price(building.cost) })];
  return owners.length ? [...parts, t("pompeii-spoken-owner", { owner: colours(owners) })] : parts;
}

function occupants(view: PompeiiView, place: string): string[] {
  const found = COLOURS.flatMap((_, seat) => {
    const count = view.workers[place]?.[seat] ?? 0;
    return count ? [t("pompeii-spoken-workers", { count, colour: colourOf(seat) })] : [];
  });
  const free = view.free[place] ?? null;
  return free === null || (BUILDING.has(place) && !(place in view.built)) ? found : [...found, t("pompeii-spoken-free", { count: free })];
}

/** Who owns a place, who is there, and how much room is left. */
export function standing(view: PompeiiView, place: string): string[] {
  const owners = view.built[place];
  return [
    ...(owners?.length ? [t("pompeii-spoken-owner", { owner: colours(owners) })] : []),
    ...(view.blocked.includes(place) ? [t("pompeii-blocked")] : []),
    ...occupants(view, place),
  ];
}

/** The label of a place. */
export function placeLabel(view: PompeiiView, place: string, open: boolean): string {
  const building = BUILDING.get(place);
  const parts = building ? ofBuilding(view, building) : [words.place(place)];
  if (view.blocked.includes(place)) parts.push(t("pompeii-blocked"));
  parts.push(...occupants(view, place));
  if (open) parts.push(t("pompeii-spoken-open"));
  return parts.join(", ");
}

/** Whether a building or a limited place is reconstructed, wholly or in part; nothing at what is printed. */
export function placeReconstruction(place: string): string {
  const entry = BUILDING.get(place) ?? PLACE.get(place);
  return entry ? words.reconstructionLabel(entry) : "";
}
