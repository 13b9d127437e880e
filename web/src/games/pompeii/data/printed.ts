/** What is printed on the board, tablets and cards, as the server tells it, with lookups. */
import { factsOf } from "../../../lib/games.ts";

export type Goods = Readonly<Record<string, number>>;
type Colour = "red" | "blue" | "green" | "purple";

interface Entry {
  id: string;
  source: "rulebook" | "reconstruction" | "box";
  /** What of it is not known from the rulebook. */
  reconstructed: readonly string[];
}

interface Good extends Entry {
  value: number;
  kind: "resource" | "refined" | "luxury";
}

export interface Conversion {
  in: Goods;
  out: Goods;
}

export interface Building extends Entry {
  number: number;
  name: string;
  kind: Colour;
  cost: Goods;
  conversions: readonly Conversion[];
  hire: Readonly<Record<string, readonly number[]>>;
  recruit: Goods;
  /** Worker spaces for one, two, three and four players. */
  spaces: readonly number[];
}

interface Space extends Entry {
  name: string;
  kind: string;
  spaces: readonly number[];
}

/** One effect of a card: its kind, and the numbers and goods of that kind. */
export type Effect = { kind: string } & Readonly<Record<string, unknown>>;

export interface Card extends Entry {
  name: string;
  cost: Goods;
  timing: "every_action" | "at_activation" | "immediate";
  location: string;
  effects: readonly Effect[];
  temple: boolean;
}

interface Eruption extends Entry {
  name: string;
  destroys: readonly string[];
}

interface Facts {
  goods: readonly Good[];
  buildings: readonly Building[];
  spaces: readonly Space[];
  specialists: readonly Card[];
  city: readonly Card[];
  volcano: readonly Eruption[];
}

const facts = factsOf<Facts>("pompeii");

export const COLOURS = ["red", "green", "blue", "yellow"] as const;
export const LETTERS = ["r", "g", "b", "y"] as const;
export const NUMERALS = ["", "I", "II", "III", "IV", "V"] as const;

export const GOODS = facts.goods;
export const BUILDINGS = facts.buildings;
export const CARDS = [...facts.specialists, ...facts.city];
export const FIELDS = facts.spaces.filter(({ kind }) => kind === "field").map(({ id }) => id);
export const PLACES = facts.spaces.filter(({ kind }) => kind === "limited");

const byId = <Kind extends Entry>(entries: readonly Kind[]): ReadonlyMap<string, Kind> =>
  new Map(entries.map((entry) => [entry.id, entry]));

export const GOOD = byId(GOODS);
export const BUILDING = byId(BUILDINGS);
export const PLACE = byId(PLACES);
export const CARD = byId(CARDS);
export const ERUPTION = byId(facts.volcano);

/** The goods of the tablet, row by row. */
export const ROWS: readonly (readonly Good[])[] = [1, 2, 3, 4, 5].map((value) =>
  GOODS.filter((good) => good.value === value),
);

/** Whether there are any goods, as there are in the cost of a specialist and not in that of a city card. */
export const isAny = (goods: object): boolean => Object.keys(goods).length > 0;

export const isReconstructed = ({ source, reconstructed }: Entry): boolean => source === "reconstruction" || reconstructed.length > 0;

export const isSpecialist = (card: string): boolean => card.startsWith("S");
