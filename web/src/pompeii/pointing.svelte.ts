/** The card that somebody points at, wherever it lies: the board shows where it can be used. */
import { BUILDINGS, CARD } from "./printed.ts";

class Pointing {
  card = $state<string | null>(null);
}

export const pointing = new Pointing();

/** Whether a card is used at a place; some are used at every building of a colour. */
export function usedAt(card: string | null, place: string): boolean {
  const location = card === null ? undefined : CARD.get(card)?.location;
  if (location === "castrum") return place === "b20";
  return location === place || BUILDINGS.some(({ id, kind }) => id === place && kind === location);
}
