/** The numbers of hints in the list: shown at the place where each is played, and on the card that it needs. */
import { cardOf, things } from "../grammar.ts";

const numbers = (advice: readonly string[], fits: (token: string) => boolean): number[] =>
  advice.flatMap((token, index) => (fits(token) ? [index + 1] : []));

/** The hints played at a place on the board. */
export const numbersAt = (advice: readonly string[], spot: string): number[] =>
  numbers(advice, (token) => things(token)[0] === spot);

/** The hints that use a card. */
export const numbersWith = (advice: readonly string[], card: string): number[] =>
  numbers(advice, (token) => cardOf(token) === card);

/** The number of a whole token, if it is hinted. */
export const numbersOf = (advice: readonly string[], token: string): number[] => numbers(advice, (each) => each === token);
