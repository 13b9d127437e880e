/** Where something goes that is shown beside something else. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export type Size = Pick<Box, "width" | "height">;

const GAP = 8;

const within = (wanted: number, length: number, limit: number): number => Math.max(GAP, Math.min(wanted, limit - length - GAP));

/**
 * To the right or to the left of it if there is room, or else below or above it; of a thing in a row only that, since its
 * neighbours are beside it. Within the window in any case.
 */
export function beside(anchor: Box, { width, height }: Size, room: Size, inRow = false): { left: number; top: number } {
  const right = anchor.left + anchor.width + GAP;
  const left = anchor.left - GAP - width;
  const level = within(anchor.top + (anchor.height - height) / 2, height, room.height);
  if (!inRow && right + width + GAP <= room.width) return { left: right, top: level };
  if (!inRow && left >= GAP) return { left, top: level };
  const below = anchor.top + anchor.height + GAP;
  const middle = within(anchor.left + (anchor.width - width) / 2, width, room.width);
  return { left: middle, top: below + height + GAP <= room.height ? below : within(anchor.top - GAP - height, height, room.height) };
}
