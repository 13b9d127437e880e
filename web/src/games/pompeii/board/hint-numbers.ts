/** The numbers of hints in the list: shown at the place where each is played, and on the card that it needs. */
import { cardOf, things } from "../grammar.ts";

const numbers = (hints: readonly string[], fits: (token: string) => boolean): number[] =>
  hints.flatMap((token, index) => (fits(token) ? [index + 1] : []));

/** The hints played at a place on the board. */
export const numbersAt = (hints: readonly string[], spot: string): number[] =>
  numbers(hints, (token) => things(token)[0] === spot);

/** The hints that use a card. */
export const numbersWith = (hints: readonly string[], card: string): number[] =>
  numbers(hints, (token) => cardOf(token) === card);

/** The number of a whole token, if it is hinted. */
export const numbersOf = (hints: readonly string[], token: string): number[] => numbers(hints, (each) => each === token);
