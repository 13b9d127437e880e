/** Pictures made of emoji. */

/** So many of one kind. */
export const times = (emoji: string, count: number): string[] => Array.from({ length: Math.max(0, count) }, () => emoji);

/** Emoji in rows of this length. */
export function inRows(emoji: readonly string[], width: number): string {
  const rows = Array.from({ length: Math.ceil(emoji.length / width) }, (_, row) => emoji.slice(row * width, (row + 1) * width).join(""));
  return rows.join("\n");
}
