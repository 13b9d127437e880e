/** Moves that are advised, by the number that each has in the list: at the place where it is made, and on the card that it needs. */
import { cardOf, things } from "./grammar.ts";

const numbers = (advice: readonly string[], fits: (token: string) => boolean): number[] =>
  advice.flatMap((token, index) => (fits(token) ? [index + 1] : []));

/** The advised moves that are made at a place of the board. */
export const numbersAt = (advice: readonly string[], spot: string): number[] =>
  numbers(advice, (token) => things(token)[0] === spot);

/** The advised moves that use a card. */
export const numbersWith = (advice: readonly string[], card: string): number[] =>
  numbers(advice, (token) => cardOf(token) === card);

/** The number of a whole token, if it is advised. */
export const numbersOf = (advice: readonly string[], token: string): number[] => numbers(advice, (each) => each === token);
