/** The colours of the seats, as they are painted. */
import { COLOURS } from "../data/printed.ts";

export const SEAT_COLOURS: readonly string[] = COLOURS.map((colour) => `var(--p-${colour})`);
