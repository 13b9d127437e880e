/** The part of the board in a picture, and the frame around it. */
import { BUILDINGS, COLUMNS, GATES, place, ROWS, SQUARES, type Building, type Gate, type Point } from "../board/board.ts";

type Side = Gate["side"];

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A name beside a column or a row. */
export interface Heading {
  text: string;
  at: Point;
}

export interface Area {
  /** The squares to be seen, and all that are drawn because a bit of them is in the frame. */
  squares: readonly string[];
  drawn: readonly string[];
  buildings: readonly Building[];
  gates: readonly Gate[];
  /** The frame on the map with the strips of the headings, and how wide these are. */
  frame: Box;
  strip: number;
}

/** How much is to be seen around the squares, and of a gate. */
const MARGIN = 16;
const GATE = 72;
const NARROWEST_STRIP = 26;
const STRIP = 0.034;

const between = (square: string, [west, north]: Point, [east, south]: Point): boolean => {
  const [column, row] = place(square);
  return column >= west && column <= east && row >= north && row <= south;
};

/** The part between two squares, the north-western and the south-eastern corner. */
export function areaBetween(one: string, other: string): Area {
  const [[west, north], [east, south]] = [place(one), place(other)];
  const squares = SQUARES.filter((square) => between(square, [west, north], [east, south]));
  const drawn = SQUARES.filter((square) => between(square, [west - 1, north - 1], [east + 1, south + 1]));
  const gates = GATES.filter(({ square }) => squares.includes(square));
  const room = (side: Side): number => (gates.some((gate) => gate.side === side) ? GATE : MARGIN);
  const [left, top] = [west * 100 - room("west"), north * 100 - room("north")];
  const width = (east + 1) * 100 + room("east") - left;
  const height = (south + 1) * 100 + room("south") - top;
  const strip = Math.max(NARROWEST_STRIP, STRIP * width);
  return {
    squares,
    drawn,
    buildings: BUILDINGS.filter(({ spaces }) => Object.keys(spaces).some((square) => drawn.includes(square))),
    gates,
    frame: { x: left - strip, y: top - strip, width: width + strip, height: height + strip },
    strip,
  };
}

/** The names of columns and rows along the upper and the left edge of the frame. */
export function headings({ squares, frame, strip }: Area): Heading[] {
  const used = (index: 0 | 1): number[] => [...new Set(squares.map((square) => place(square)[index]))];
  return [
    ...used(0).map((column): Heading => ({ text: COLUMNS.charAt(column), at: [column * 100 + 50, frame.y + strip / 2] })),
    ...used(1).map((row): Heading => ({ text: String(row + 1), at: [frame.x + strip / 2, row * 100 + 50] })),
  ];
}

/** The view box of the frame; of a map that is turned with east up, if it is. */
export function viewBox({ frame }: Area, turned: boolean): string {
  const { x, y, width, height } = frame;
  return (turned ? [y, -x - width, height, width] : [x, y, width, height]).join(" ");
}

/** Whether the picture shows the whole width of the city. */
export const isWhole = ({ squares }: Area): boolean => new Set(squares.map((square) => place(square)[0])).size > ROWS;
