import { expect, test } from "vitest";
import { presentation } from "../../../src/games/downfall/presentation.ts";
import { Play } from "../../../src/lib/table/play.svelte.ts";
import type { Answer } from "../../../src/lib/protocol.ts";
import type { Table } from "../../../src/lib/table/table.svelte.ts";

interface Scene {
  play: Play;
  table: Table;
  sent: string[];
  answer: (answer: Partial<Answer>) => void;
}

/** Somebody who decides at a table, what goes to the server, and how that answers. */
function deciding(...legal: string[]): Scene {
  const sent: string[] = [];
  let answer: Scene["answer"] = () => undefined;
  const table = { table: "t", seat: 0, seq: 3, legal, presentation } as unknown as Table;
  const play = new Play(table, {
    confirm: () => true,
    command: (wanted) => {
      sent.push("token" in wanted ? wanted.token : wanted.type);
      return new Promise<Answer>((answered) => {
        answer = (given) => {
          answered(given as Answer);
        };
      });
    },
  });
  return { play, table, sent, answer: (given) => { answer(given); } };
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

test("what was done is on its way until the table shows it", async () => {
  const { play, table, answer } = deciding("+F5", "+F6");
  const playing = play.play("+F5");
  play.forget();
  expect(play.open).toEqual([]);
  answer({ type: "acknowledged", seq: 4 });
  await playing;
  expect(play.open).toEqual([]);
  table.seq = 4;
  play.forget();
  expect(play.open).toEqual(["+F5", "+F6"]);
});

test("what was not done can be done otherwise at once", async () => {
  for (const type of ["stale", "refused"] as const) {
    const { play, answer } = deciding("+F5", "+F6");
    const playing = play.play("+F7");
    answer({ type, seq: 9, rule: "", message: "web-not-now", args: {} } as Partial<Answer>);
    await playing;
    expect(play.open).toEqual(["+F5", "+F6"]);
  }
});
