import { describe, expect, test } from "vitest";
import { arc, keyframes } from "../../../src/games/downfall/board/animation/keyframes.ts";
import positions from "../../../src/games/downfall/gallery/positions.json";
import { stagesOf } from "../../../src/games/downfall/board/animation/stages.ts";
import type { DownfallView } from "../../../src/games/downfall/view.ts";
import type { Speed } from "../../../src/lib/person/settings.svelte.ts";
import type { Event } from "../../../src/lib/protocol.ts";
import type { Preview } from "../../../src/lib/table/presentation.ts";

const viewOf = (name: string): DownfallView => positions.find((each) => each.name === name)!.view as unknown as DownfallView;

const event = (kind: string, seat: number | null, facts: Event["facts"]): Event => ({
  kind,
  rule: "R15",
  seat,
  facts,
  reveals: false,
});
const step = [event("moved", 0, { from: "B6", to: "B5" })];
const stepped = { B6: [], B5: [1, 0, 0, 0] };

interface After {
  /** Squares as they are after the move, besides those that stay as they were. */
  pieces?: Record<string, number[]>;
  preview?: Preview | null;
  speed?: Speed;
  view?: DownfallView;
}

const stages = (events: Event[], { pieces = {}, preview = null, speed = "normal", view = viewOf("move") }: After = {}) =>
  stagesOf(view, { ...view, pieces: { ...view.pieces, ...pieces } }, events, preview, speed);

describe("a play becomes stages", () => {
  test("a move takes a step for every square that the server names, and no longer than the longest move", () => {
    const [near] = stages(step);
    expect(near?.flights[0]?.through).toHaveLength(2);
    expect(near?.duration).toBe(180);
    const ways = [["B6", "C6", "D6", "E6", "E5", "E4", "F4"]];
    const [far] = stages([event("moved", 0, { from: "B6", to: "F4" })], { preview: { ways } });
    expect(far?.flights[0]?.through).toHaveLength(7);
    expect(far?.duration).toBe(720);
  });

  test("a piece on its way stands neither where it was nor where it goes", () => {
    const [stage] = stages(step, { pieces: stepped });
    expect(stage?.during.pieces["B6"]).toBeUndefined();
    expect(stage?.during.pieces["B5"]).toBeUndefined();
    expect(stage?.after.pieces["B5"]).toEqual([1, 0, 0, 0]);
  });

  test("whoever is saved walks out of a gate and is gone", () => {
    const [stage] = stages([event("saved", 0, { from: "G7" })], { pieces: { G7: [0, 0, 0, 1] }, preview: { ways: [["G7"]] } });
    expect(stage?.flights[0]).toMatchObject({ kind: "leave", duration: 180 });
    expect(stage?.flights[0]?.through.at(-1)).toEqual([650, 718]);
    expect(stage?.after.pieces["G7"]).toEqual([0, 0, 0, 1]);
  });

  test("squares become what the server says, whatever one would count", () => {
    const [stage] = stages(step, { pieces: { B6: [3, 0, 0, 0], B5: [0, 7, 0, 0] } });
    expect(stage?.during.pieces["B6"]).toEqual([3, 0, 0, 0]);
    expect(stage?.after.pieces["B5"]).toEqual([0, 7, 0, 0]);
  });

  test("lava falls first, then all who are lost fly together", () => {
    const events = [
      event("covered", 0, { square: "F7", symbol: "mask" }),
      event("burnt", null, { square: "F7", pieces: [2, 0, 0, 0] }),
      event("enclosed", null, { square: "G7", pieces: [1, 0, 0, 1] }),
    ];
    const [lava, losses, ...more] = stages(events, { pieces: { F7: [], G7: [] } });
    expect(more).toEqual([]);
    expect(lava?.after.lava["F7"]).toBe("mask");
    expect(lava?.after.pieces["F7"]).toEqual([2, 0, 0, 0]);
    expect(lava?.duration).toBe(660);
    expect(losses?.flights).toHaveLength(4);
    expect(losses?.after.pieces["F7"]).toBeUndefined();
    expect(losses?.duration).toBe(670);
  });

  test("whoever walks somewhere and is lost there is there in between", () => {
    const events = [...step, event("lost", null, { square: "B5", pieces: [1, 0, 0, 0] })];
    const [walk, loss] = stages(events, { pieces: { B6: [], B5: [] } });
    expect(walk?.after.pieces["B5"]).toEqual([1, 0, 0, 0]);
    expect(loss?.after.pieces["B5"]).toBeUndefined();
  });

  test("people who move in appear on their space", () => {
    const [stage] = stages([event("settled", 3, { square: "G1" })], { view: viewOf("settling"), pieces: { G1: [0, 0, 0, 1] } });
    expect(stage?.flights[0]).toMatchObject({ kind: "place", seat: 3, duration: 220 });
    expect(stage?.after.pieces["G1"]).toEqual([0, 0, 0, 1]);
  });

  test("what is only told is not shown", () => {
    expect(stages([event("tile", 1, { symbol: "coin" }), event("drew", 1, { card: "3" })])).toEqual([]);
  });

  test("the earth trembles when Vesuvius seethes or erupts", () => {
    expect(stages([event("erupted", 1, {})])).toMatchObject([{ flights: [], quakes: true, duration: 700 }]);
  });

  test("speed stretches times; off shows everything at once", () => {
    expect(stages(step, { speed: "slow" })[0]?.duration).toBe(324);
    expect(stages(step, { speed: "fast" })[0]?.duration).toBe(90);
    expect(stages(step, { speed: "off" })).toEqual([]);
  });

  test("events of real games can all be shown, up to the board that the server sends", () => {
    for (const { before, view, events, preview } of positions.filter((position) => position.before)) {
      const after = view as unknown as DownfallView;
      const found = stagesOf(before as unknown as DownfallView, after, events as unknown as Event[], preview, "normal", true);
      for (const stage of found) expect(stage.flights.length > 0 || stage.quakes).toBe(true);
      if (found.length) expect(found.at(-1)!.after).toEqual({ pieces: after.pieces, lava: after.lava });
    }
  });
});

describe("flights become key frames", () => {
  const same = ([x, y]: readonly [number, number]): readonly [number, number] => [x, y];

  test("only transform and opacity change", () => {
    const [stage] = stages(step);
    for (const frame of keyframes(stage!.flights[0]!, same)) {
      expect(Object.keys(frame).sort()).toEqual(["opacity", "transform"]);
    }
  });

  test("whoever leaves or is lost fades away at the end, and not before", () => {
    const saved = event("saved", 0, { from: "G7" });
    const burnt = event("burnt", null, { square: "F7", pieces: [2, 0, 0, 0] });
    for (const told of [saved, burnt]) {
      const [flight] = stages([told], { preview: { ways: [["G7"]] } }).at(-1)!.flights;
      const shown = keyframes(flight!, same).map(({ opacity }) => Number(opacity));
      const sizes = keyframes(flight!, same).map(({ transform }) => Number(/scale\((.*)\)/.exec(String(transform))![1]));
      expect([sizes[0], Math.min(...sizes)]).toEqual([1, sizes.at(-1)]);
      expect(sizes.at(-1)).toBeLessThan(1);
      expect(shown[0]).toBe(1);
      expect(shown.at(-1)).toBeCloseTo(0);
      expect(Math.min(...shown.slice(0, -1))).toBeGreaterThan(0);
    }
  });

  test("a throw goes up and over", () => {
    const curve = arc([0, 100], [100, 100]);
    expect(curve[0]).toEqual([0, 100]);
    expect(curve.at(-1)).toEqual([100, 100]);
    expect(Math.min(...curve.map(([, y]) => y))).toBeCloseTo(68);
    expect(arc([0, 100], [30, 60]).at(-1)).toEqual([30, 60]);
  });
});
