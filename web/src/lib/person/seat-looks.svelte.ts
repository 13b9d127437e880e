/**
 * As which seat each seat is shown on this device: whoever wants to play a colour has their own seat and that of the colour
 * change places, in drawings and in words. Notation keeps the letters of the seats.
 */
import type { TableInfo } from "../protocol.ts";
import { seatKeys } from "./credentials.ts";
import { settings } from "./settings.svelte.ts";

let exchanged = $state.raw<readonly [one: number, other: number] | null>(null);

/** The seat whose piece and colour a seat is shown with. */
export function lookOf(seat: number): number {
  if (exchanged === null) return seat;
  const [one, other] = exchanged;
  return seat === one ? other : seat === other ? one : seat;
}

/** Shows a seat in a colour, if the game has it, until the returned function is called. */
export function showAs(seat: number | null, colour: string | null, colours: readonly string[]): () => void {
  const wanted = colour === null ? -1 : colours.indexOf(colour);
  const own = seat === null || wanted < 0 || wanted === seat ? null : ([seat, wanted] as const);
  exchanged = own;
  return () => {
    // The next page may have come before this one goes.
    if (exchanged === own) exchanged = null;
  };
}

/** The seat of the person at this device; null for spectators, and if several people share the device. */
export function ownSeat({ table, mine }: Pick<TableInfo, "table" | "mine">): number | null {
  const here = Object.keys(seatKeys(table)).map(Number);
  const [only, ...others] = here.length ? here : mine;
  return only === undefined || others.length ? null : only;
}

/** Shows one's own seat at a table in the colour of one's choice, until the returned function is called. */
export const showOwnColour = (info: Pick<TableInfo, "table" | "mine">, colours: readonly string[]): (() => void) =>
  showAs(ownSeat(info), settings.ownColour, colours);
