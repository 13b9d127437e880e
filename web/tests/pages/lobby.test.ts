import { expect, test } from "vitest";
import { botNames } from "../../src/lib/new-table.ts";
import { inOrder } from "../../src/pages/lobby/order.ts";

const tables = (...names: string[]): { table: string }[] => names.map((table) => ({ table }));

test("tables stay where they were shown, and new ones come last", () => {
  expect(inOrder(tables("a", "b", "c"), tables("new", "c", "a", "other"))).toEqual(tables("a", "c", "new", "other"));
});

test("no bot gets the name of somebody who sits at the table", () => {
  const all = botNames(99);
  expect(botNames(99, Math.random, all.slice(1))).toEqual(all.slice(0, 1));
});
