/** Tables in the order in which they were shown, so that none moves under a finger; those that are new come last. */
export function inOrder<T extends { table: string }>(shown: readonly T[], found: readonly T[]): T[] {
  const rank = new Map(shown.map(({ table }, place) => [table, place]));
  const place = ({ table }: T): number => rank.get(table) ?? shown.length;
  return [...found].sort((one, other) => place(one) - place(other));
}
