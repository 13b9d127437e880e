/** What is printed on the board, tablets and cards: a copy of the game's data, with lookups. */
import printed from "./printed.json";

export type Goods = Readonly<Record<string, number>>;
type Colour = "red" | "blue" | "green" | "purple";

interface Good {
  id: string;
  value: number;
  kind: "resource" | "refined" | "luxury";
  reconstructed?: boolean;
}

export interface Conversion {
  in: Goods;
  out: Goods;
}

export interface Building {
  id: string;
  number: number;
  name: string;
  kind: Colour;
  cost: Goods;
  conversions?: readonly Conversion[];
  hire?: Readonly<Record<string, readonly number[]>>;
  recruit?: Goods;
  /** Worker spaces for one, two, three and four players. */
  spaces: readonly number[];
  reconstructed?: boolean;
}

interface Space {
  id: string;
  name: string;
  kind: string;
  spaces: readonly number[];
}

/** One effect of a card: its kind, and the numbers and goods of that kind. */
export type Effect = { kind: string } & Readonly<Record<string, unknown>>;

export interface Card {
  id: string;
  name: string;
  cost?: Goods;
  timing: "every_action" | "at_activation" | "immediate";
  location: string;
  effects: readonly Effect[];
  temple?: boolean;
  reconstructed?: boolean;
}

interface Eruption {
  id: string;
  name: string;
  destroys?: readonly string[];
  ends_game?: boolean;
}

export const COLOURS = ["red", "green", "blue", "yellow"] as const;
export const LETTERS = ["r", "g", "b", "y"] as const;
export const NUMERALS = ["", "I", "II", "III", "IV", "V"] as const;

export const GOODS = printed.goods as readonly Good[];
export const BUILDINGS = printed.buildings as unknown as readonly Building[];
export const CARDS = [...printed.specialists, ...printed.city] as unknown as readonly Card[];
export const FIELDS: readonly string[] = printed.spaces.filter(({ kind }) => kind === "field").map(({ id }) => id);
export const PLACES = (printed.spaces as readonly Space[]).filter(({ kind }) => kind === "limited");

const byId = <Entry extends { id: string }>(entries: readonly Entry[]): ReadonlyMap<string, Entry> =>
  new Map(entries.map((entry) => [entry.id, entry]));

export const GOOD = byId(GOODS);
export const BUILDING = byId(BUILDINGS);
export const PLACE = byId(PLACES);
export const CARD = byId(CARDS);
export const ERUPTION = byId(printed.volcano as readonly Eruption[]);

/** The goods of the tablet, row by row. */
export const ROWS: readonly (readonly Good[])[] = [1, 2, 3, 4, 5].map((value) =>
  GOODS.filter((good) => good.value === value),
);

export const isSpecialist = (card: string): boolean => card.startsWith("S");
