/** Every colour that a game can have for a seat, and the symbol of a piece in it. How it looks is in `app/theme/pieces.css`. */
const SYMBOLS = { red: "pc-r", black: "pc-k", yellow: "pc-y", blue: "pc-b", green: "pc-g" } as const;

export type SeatColour = keyof typeof SYMBOLS;
export const SEAT_COLOURS = Object.keys(SYMBOLS) as SeatColour[];

/** The symbol of a piece in a colour. */
export const pieceIn = (colour: string): string => SYMBOLS[colour as SeatColour];
