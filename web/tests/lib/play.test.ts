import { expect, test } from "vitest";
import { face } from "../../src/games/downfall/face.ts";
import { Play } from "../../src/lib/play.svelte.ts";
import type { Answer } from "../../src/lib/protocol.ts";
import type { Table } from "../../src/lib/table.svelte.ts";

/** Somebody who decides at a table, and what goes to the server. */
function deciding(...legal: string[]): { play: Play; sent: string[] } {
  const sent: string[] = [];
  const table = { table: "t", seat: 0, seq: 3, legal, face } as unknown as Table;
  const play = new Play(table, {
    confirm: () => true,
    command: (wanted) => {
      sent.push("token" in wanted ? wanted.token : wanted.type);
      return new Promise<Answer>(() => undefined);
    },
  });
  return { play, sent };
}

test("the same place once more is a yes", () => {
  const { play, sent } = deciding("7@F5", "7@F6");
  for (const picked of ["7", "F6", "F5"]) play.pick(picked);
  expect([play.ready, sent]).toEqual(["7@F5", []]);
  play.pick("F5");
  expect(sent).toEqual(["7@F5"]);
});

test("a place is a yes also where its colour or symbol answered itself", () => {
  for (const [token, other] of [["xE1k", "xE2r"], ["~F5mask", "~G5mask"]] as const) {
    const { play, sent } = deciding(token, other);
    const square = token.slice(1, 3);
    play.pick(square);
    expect([play.ready, sent]).toEqual([token, []]);
    play.pick(square);
    expect(sent).toEqual([token]);
  }
});

test("another colour on the same square is another choice", () => {
  const { play, sent } = deciding("xE1k", "xE1r");
  for (const picked of ["E1", "k", "r"]) play.pick(picked);
  expect([play.ready, sent]).toEqual(["xE1r", []]);
});
