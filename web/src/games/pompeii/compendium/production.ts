/** How goods are made of goods, laid out: values from left to right, and each chain straight on in a row of its own. */
import { BUILDINGS, GOOD, GOODS } from "../data/printed.ts";

export interface Cell {
  good: string;
  /** The value of the good, from 1. */
  column: number;
  row: number;
}

/** A step from one good to another, and the building that takes it. */
export interface Step {
  from: string;
  to: string;
  building: string;
}

export const STEPS: readonly Step[] = BUILDINGS.flatMap(({ id, conversions }) =>
  conversions.flatMap(({ in: given, out: made }) => Object.keys(given).flatMap((from) => Object.keys(made).map((to) => ({ from, to, building: id })))),
);

const madeOf = (good: string): string[] => STEPS.filter(({ from }) => from === good).map(({ to }) => to);
const madeFrom = (good: string): string[] => STEPS.filter(({ to }) => to === good).map(({ from }) => from);

/** Each good that nothing is made into begins a row; what it becomes goes on in it, and a second product in the next. */
function layOut(): Cell[] {
  const cells = new Map<string, Cell>();
  let rows = 0;
  const follow = (good: string, row: number): void => {
    cells.set(good, { good, column: GOOD.get(good)!.value, row });
    let free = true;
    for (const product of madeOf(good).filter((each) => !cells.has(each))) {
      follow(product, free ? row : rows++);
      free = false;
    }
  };
  for (const { id } of GOODS) if (!madeFrom(id).length) follow(id, rows++);
  return [...cells.values()];
}

export const CELLS: readonly Cell[] = layOut();
export const ROWS_OF_CHAINS = Math.max(...CELLS.map(({ row }) => row)) + 1;

/** Everything that is reached from a good in one direction. */
function reached(good: string, next: (good: string) => string[]): Set<string> {
  const found = new Set<string>();
  const search = (from: string): void => {
    for (const each of next(from)) if (!found.has(each)) search((found.add(each), each));
  };
  search(good);
  return found;
}

/** All goods that a good is made from in the end, and all that it can become. */
export const chainOf = (good: string): { from: Set<string>; into: Set<string> } => ({ from: reached(good, madeFrom), into: reached(good, madeOf) });
