/** The map as a grid for arrow keys: the squares, and around them one more row and column on each side for the gates. */

import { COLUMNS, GATES, place, ROWS, SQUARES, type Gate } from "./board.ts";

export interface Cell {
  /** The name of a square, or `gate:` and the gate's square. */
  id: string;
  square: string;
  gate: Gate | null;
  column: number;
  row: number;
}

const STEPS = { north: [0, -1], south: [0, 1], west: [-1, 0], east: [1, 0] } as const;

const ofSquare = (square: string): Cell => {
  const [column, row] = place(square);
  return { id: square, square, gate: null, column: column + 1, row: row + 1 };
};

const ofGate = (gate: Gate): Cell => {
  const [column, row] = place(gate.square);
  const [right, down] = STEPS[gate.side];
  return { id: `gate:${gate.square}`, square: gate.square, gate, column: column + 1 + right, row: row + 1 + down };
};

export const CELLS: readonly Cell[] = [...SQUARES.map(ofSquare), ...GATES.map(ofGate)];
export const GRID_ROWS = ROWS + 2;
export const GRID_COLUMNS = COLUMNS.length + 2;

/** Cells row by row, each row from west to east. */
export const CELL_ROWS: readonly (readonly Cell[])[] = Array.from({ length: GRID_ROWS }, (_, row) =>
  CELLS.filter((cell) => cell.row === row).sort((one, other) => one.column - other.column),
).filter((cells) => cells.length > 0);

const AT = new Map(CELLS.map((cell) => [`${cell.column} ${cell.row}`, cell]));

/** Directions on the screen. On a map turned with east up, right is south. */
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The cell that a key leads to; null for a key without a meaning here. */
export function step(from: Cell, key: string, turned: boolean): Cell | null {
  const arrow = ARROWS[key];
  if (arrow) {
    const [right, down] = turned ? [-arrow[1], arrow[0]] : arrow;
    return AT.get(`${from.column + right} ${from.row + down}`) ?? across(from, right, down);
  }
  const row = CELLS.filter((cell) => cell.row === from.row).sort((one, other) => one.column - other.column);
  if (key === "Home") return row[0] ?? from;
  if (key === "End") return row.at(-1) ?? from;
  return null;
}

/** The next cell in that direction, across gaps; the same cell if there is none. */
function across(from: Cell, right: number, down: number): Cell {
  for (let far = 2; far < GRID_COLUMNS; far += 1) {
    const cell = AT.get(`${from.column + far * right} ${from.row + far * down}`);
    if (cell) return cell;
  }
  return from;
}

/** The cell of a square. */
export const cellOf = (square: string): Cell => ofSquare(square);
