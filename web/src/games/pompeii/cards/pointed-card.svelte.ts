/** The card under the pointer, anywhere on the page: the board shows where it can be used. */
import { BUILDINGS, CARD } from "../data/printed.ts";

class Pointer {
  card = $state<string | null>(null);
}

export const pointer = new Pointer();

/** Whether a card is used at a place. Some are used at every building of a colour. */
export function usedAt(card: string | null, place: string): boolean {
  const location = card === null ? undefined : CARD.get(card)?.location;
  if (location === "castrum") return place === "b20";
  return location === place || BUILDINGS.some(({ id, kind }) => id === place && kind === location);
}
