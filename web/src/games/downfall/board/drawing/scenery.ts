/** What is drawn around and between the houses. None of it matters in the game. */

import type { Point } from "../board.ts";

/** The part that is always visible; land and sea go on beyond it. */
export const VIEW_BOX = "-76 -108 1250 874";

/** What grows or stands on squares without a house. */
export const DECORATIONS: Readonly<Record<string, string>> = {
  A1: "plaza",
  C1: "garden",
  D1: "vine",
  F1: "plaza",
  F2: "orchard",
  G2: "colonnade",
  I2: "garden",
  J2: "plaza",
  B3: "fountain",
  H3: "garden",
  J3: "orchard",
  A4: "garden",
  F4: "pool",
  I4: "fountain",
  A5: "plaza",
  B5: "colonnade",
  E5: "statue",
  H5: "statue",
  I5: "colonnade",
  J5: "garden",
  K5: "plaza",
  A6: "orchard",
  C6: "vine",
  G6: "market",
  J6: "garden",
  E7: "orchard",
  G7: "plaza",
  H7: "garden",
};

/** The city wall, and the towers in it. */
export const WALL = "M-16 -16H816V44L856 84H1016V150L1050 184H1116V716H284V656L244 616H-16z";
export const TOWERS: readonly Point[] = [
  [-16, -16],
  [266, -16],
  [816, -16],
  [1016, 84],
  [1116, 184],
  [1116, 300],
  [1116, 616],
  [1116, 716],
  [480, 716],
  [284, 716],
  [244, 616],
  [-16, 616],
  [-16, 260],
];

/** Letters of columns and numbers of rows on the wall, beside gates and towers; in row 5 there are gates at both ends. */
export const COORDINATES: readonly (readonly [text: string, ...at: Point])[] = [
  ["A", 50, -16],
  ["B", 150, -16],
  ["C", 226, -16],
  ["D", 350, -16],
  ["E", 450, -16],
  ["G", 650, -16],
  ["H", 750, -16],
  ["I", 877, 84],
  ["J", 986, 84],
  ["K", 1083, 184],
  ["A", 50, 616],
  ["B", 150, 616],
  ["D", 350, 716],
  ["E", 446, 716],
  ["F", 550, 716],
  ["H", 750, 716],
  ["J", 950, 716],
  ["K", 1050, 716],
  ["2", -16, 150],
  ["3", -16, 228],
  ["4", -16, 350],
  ["5", -66, 450],
  ["6", -16, 550],
  ["7", 284, 682],
  ["1", 816, 20],
  ["2", 1016, 120],
  ["3", 1116, 250],
  ["4", 1116, 350],
  ["5", 1166, 450],
  ["6", 1116, 550],
  ["7", 1116, 650],
];

export const COAST =
  "M-180 340C-112 410-142 560-96 636c30 46 196 2 296 50 70 36 46 104 66 174l60 900";
export const SURF = "M-192 342C-124 412-154 566-106 646c30 46 196 2 296 50 70 36 46 104 66 174l60 900";
export const SEA = `M-1500 340H-180${COAST.slice("M-180 340".length)}H-1500z`;
export const HILLS: readonly string[] = [
  "M-1500 -1500H2700V-260C2100 -330 1700 -180 1300 -210S760 -330 420 -250-260 -170-1500 -300z",
  "M1180 -1500H2700V2500H1500C1380 1900 1180 1300 1250 900s60-420 10-700S1280-300 1180-700z",
  "M-1500 -1500H-420C-330 -700-190 -300-240 -60S-420 200-1500 240z",
];
export const ROADS: readonly string[] = [
  "M-20 50Q-90 40-150 -20L-700 -300",
  "M550 -20Q556 -80 600 -140L700 -600",
  "M-20 450H-84",
  "M1120 450Q1190 452 1300 420L1900 380",
  "M650 720Q652 780 630 860V1400",
  "M850 720Q856 790 920 860L1100 1400",
];
export const CYPRESSES: readonly Point[] = [
  [300, -62],
  [330, -70],
  [360, -58],
  [100, -62],
  [128, -70],
  [770, -60],
  [742, -70],
  [1154, 230],
  [1158, 290],
  [1152, 340],
  [340, 754],
  [372, 762],
  [1090, 752],
  [1120, 760],
  [-60, 290],
  [-54, 340],
  [-62, 380],
];
export const SHIP: Point = [102, 690];
export const VESUVIUS: Point = [1010, -13];
