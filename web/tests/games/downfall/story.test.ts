import { describe, expect, test } from "vitest";
import type { Event } from "../../../src/lib/protocol.ts";
import type { Moment } from "../../../src/lib/table/presentation.ts";
import { GATE_AT } from "../../../src/games/downfall/board/board.ts";
import { story } from "../../../src/games/downfall/events/story.ts";

const [one, other] = [...GATE_AT.values()];
const name = (seat: number): string => ["Flavia", "Marcus"][seat] ?? "";

function moment(kind: string, seat: number, by: string): Moment {
  const event: Event = { kind, rule: "R17", seat, facts: { from: by }, reveals: false };
  return { seq: 1, view: {}, before: null, last: [event], preview: { ways: [[by]], points: 1 } };
}

describe("the story of a game", () => {
  test("is about the most people whom one player led through one gate", () => {
    const out = [moment("saved", 0, one!.square), moment("saved", 1, other!.square), moment("saved", 0, one!.square), moment("saved", 0, other!.square)];
    expect(story(out, name)).toEqual({ id: "downfall-story", args: { who: "Flavia", gate: one!.name, count: 2 } });
  });

  test("says when nobody got out, and nothing of no game", () => {
    expect(story([moment("moved", 0, "F4")], name)).toEqual({ id: "downfall-story-nobody" });
    expect(story([], name)).toBeNull();
  });
});
