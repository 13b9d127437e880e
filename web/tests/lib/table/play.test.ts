import { expect, test } from "vitest";
import { presentation } from "../../../src/games/downfall/presentation.ts";
import { presentation as pompeii } from "../../../src/games/pompeii/presentation.ts";
import { Play, type Action } from "../../../src/lib/table/play.svelte.ts";
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
  return decidingAt({ legal, presentation });
}

/** The same at a table of which something else is known. */
function decidingAt(known: Partial<Table>, confirm = true, action?: Action): Scene {
  const sent: string[] = [];
  let answer: Scene["answer"] = () => undefined;
  const table = { table: "t", seat: 0, seq: 3, ...known } as unknown as Table;
  const play = new Play(table, {
    confirm: () => confirm,
    lists: true,
    ...(action && { action }),
    command: (wanted) => {
      if ("tokens" in wanted) sent.push(wanted.tokens.join(" "));
      else if (wanted.type === "undo") sent.push(`undo ${String(wanted.to ?? "")}`.trim());
      else sent.push("token" in wanted ? wanted.token : wanted.type);
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

test("the same square once more is a yes where several colours stand on it", () => {
  const { play, sent } = deciding("xE1k", "xE1r", "xE2r");
  for (const picked of ["E1", "r"]) play.pick(picked);
  expect([play.ready, sent]).toEqual(["xE1r", []]);
  play.pick("E1");
  expect(sent).toEqual(["xE1r"]);
});

test("a piece can be picked at once, another one instead of it, and the same one once more", () => {
  const { play, sent } = deciding("xE1k", "xE1r");
  for (const picked of ["xE1k", "xE1r"]) play.pick(picked);
  expect([play.ready, sent]).toEqual(["xE1r", []]);
  play.pick("xE1r");
  expect(sent).toEqual(["xE1r"]);
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

test("what is on its way is not picked apart", () => {
  const { play, sent } = deciding("+F5", "+F6");
  play.pick("+F5");
  play.confirm();
  play.back();
  expect(sent).toEqual(["+F5"]);
  expect(play.begun).toBe(true);
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

test("what is chosen stays when it came too late for an entry that was no move", async () => {
  const { play, sent, answer } = deciding("7@F5", "7@F6");
  for (const picked of ["7", "F5"]) play.pick(picked);
  play.confirm();
  answer({ type: "stale", seq: 4 } as Partial<Answer>);
  await Promise.resolve();
  await Promise.resolve();
  expect([play.ready, play.sent]).toEqual(["7@F5", null]);
  play.confirm();
  expect(sent).toEqual(["7@F5", "7@F5"]);
});

test("an answer to something that is no move leaves the choice alone", async () => {
  const { play, table, answer } = deciding("7@F5", "7@F6");
  const undoing = play.undo();
  answer({ type: "acknowledged", seq: 4 });
  await undoing;
  expect(play.sent).toBe("undo");
  table.seq = 4;
  play.keepUp();
  play.pick("7");
  expect([play.sent, play.begun]).toEqual([null, true]);
});

/** Three sestertii to spread. */
const spreading = (confirm = true): Scene =>
  decidingAt({ legal: ["+clay", "+grain", "+grapes"], presentation: { ...pompeii, listed: () => 3 }, view: {} }, confirm);

test("what makes up a list is picked in any order and played as one", () => {
  const { play, sent } = spreading();
  for (const picked of ["grapes", "clay", "grain"]) {
    expect([play.ready, sent]).toEqual([null, []]);
    play.pick(picked);
  }
  expect(play.ready).toBe("+grapes +clay +grain");
  play.confirm();
  expect(sent).toEqual(["+grapes +clay +grain"]);
});

test("one step back takes the last one off a list", () => {
  const { play, sent } = spreading();
  for (const picked of ["grapes", "clay"]) play.pick(picked);
  play.back();
  for (const picked of ["grain", "grain"]) play.pick(picked);
  play.confirm();
  expect(sent).toEqual(["+grapes +grain +grain"]);
});

test("nothing more is added to a list that is full", () => {
  const { play } = spreading();
  for (const picked of ["clay", "clay", "clay", "grain"]) play.pick(picked);
  expect([play.ready, play.tip?.id]).toEqual(["+clay +clay +clay", "web-list-full"]);
});

test("a full list is played at once where no move is confirmed", () => {
  const { play, sent } = spreading(false);
  for (const picked of ["clay", "grapes", "clay"]) play.pick(picked);
  expect(sent).toEqual(["+clay +grapes +clay"]);
});

test("undo leaves it to the server how far; a whole turn goes back to where it began", () => {
  const { play, sent } = decidingAt({ legal: [], presentation, undo: 4, undoTurn: 2 });
  void play.undo();
  play.sent = null;
  void play.undoTurn();
  expect(sent).toEqual(["undo", "undo 2"]);
});

test("nothing is asked for that cannot be taken back", () => {
  const { play, sent } = decidingAt({ legal: [], presentation, undo: null, undoTurn: null });
  void play.undo();
  void play.undoTurn();
  expect(sent).toEqual([]);
});

/** An action that ends with the amount; `before` are its tokens so far. */
function trading(legal: string[], ...before: string[]): Scene & { tokens: string[]; action: Action } {
  const tokens = [...before];
  const action: Action = {
    get size() {
      return tokens.length;
    },
    asksMore: (token) => !token.startsWith("*"),
    add: (token) => {
      tokens.push(token);
      return Promise.resolve(true);
    },
    back: () => void tokens.pop(),
  };
  return { ...decidingAt({ legal, presentation: pompeii, view: {} }, true, action), tokens, action };
}

test("a token after which more may be asked goes into the action, unconfirmed and unsent", async () => {
  const { play, tokens, sent } = trading(["@porta", "@piazza"]);
  play.pick("porta");
  await Promise.resolve();
  await Promise.resolve();
  expect([tokens, sent, play.choice.chosen, play.begun]).toEqual([["@porta"], [], "", true]);
  play.back();
  expect([tokens, play.begun]).toEqual([[], false]);
});

test("who confirms while the server is asked what comes next plays what turns out to be all", async () => {
  const { play, sent, action } = trading(["army"], "@b19");
  let answer: (isTaken: boolean) => void = () => undefined;
  action.add = () => new Promise((answered) => (answer = answered));
  play.take("army");
  play.confirm();
  answer(false);
  await new Promise((done) => setTimeout(done));
  expect(sent).toEqual(["army"]);
});

test("the amount that completes an action is sent at once: its button says all", async () => {
  const { play, sent } = trading(["*1", "*2"], "@porta", "wood>", ">clay");
  play.take("*2");
  await Promise.resolve();
  expect(sent).toEqual(["*2"]);
});

test("an amount that is all of an action waits for a confirmation", async () => {
  const { play, sent } = trading(["*1", "*2"]);
  play.take("*2");
  await Promise.resolve();
  expect([play.ready, sent]).toEqual(["*2", []]);
});

test("several tokens of a list that are picked at once are played at once", () => {
  const { play, sent } = deciding("draw:S", "draw:C");
  play.pick("draw:S draw:S draw:S");
  expect(sent).toEqual(["draw:S draw:S draw:S"]);
});

test("what was refused is over once something else is done", async () => {
  const { play, answer } = deciding("7@F5");
  void play.play("7@F6");
  answer({ type: "refused" } as Answer);
  await Promise.resolve();
  await Promise.resolve();
  expect(play.refused).not.toBeNull();
  play.calm();
  expect(play.refused).toBeNull();
});
