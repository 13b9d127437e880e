import { describe, expect, test } from "vitest";
import { arc, keyframes } from "../../../src/games/downfall/board/animation/keyframes.ts";
import positions from "../../../src/games/downfall/gallery/positions.json";
import { stagesOf } from "../../../src/games/downfall/board/animation/stages.ts";
import type { DownfallView } from "../../../src/games/downfall/view.ts";
import type { Event } from "../../../src/lib/protocol.ts";

const view = positions.find(({ name }) => name === "move")!.view as unknown as DownfallView;
const settling = positions.find(({ name }) => name === "settling")!.view as unknown as DownfallView;

const event = (kind: string, seat: number | null, facts: Event["facts"]): Event => ({
  kind,
  rule: "R15",
  seat,
  facts,
  reveals: false,
});

describe("a play becomes stages", () => {
  test("a move takes a step for every square, and no longer than the longest move", () => {
    const [near] = stagesOf(view, [event("moved", 0, { from: "B6", to: "B5" })], "normal");
    expect(near?.flights[0]?.through).toHaveLength(2);
    expect(near?.duration).toBe(180);
    const [far] = stagesOf(view, [event("moved", 0, { from: "B6", to: "F2" })], "normal");
    expect(far!.flights[0]!.through.length).toBeGreaterThan(5);
    expect(far?.duration).toBe(720);
  });

  test("a piece on its way stands neither where it was nor where it goes", () => {
    const [stage] = stagesOf(view, [event("moved", 0, { from: "B6", to: "B5" })], "normal");
    expect(stage?.during.pieces["B6"]).toBeUndefined();
    expect(stage?.during.pieces["B5"]).toBeUndefined();
    expect(stage?.after.pieces["B5"]).toEqual([1, 0, 0, 0]);
  });

  test("whoever is saved walks out of a gate and is gone", () => {
    const [stage] = stagesOf(view, [event("saved", 0, { from: "G7" })], "normal");
    expect(stage?.flights[0]).toMatchObject({ kind: "leave", duration: 180 });
    expect(stage?.flights[0]?.through.at(-1)).toEqual([650, 718]);
    expect(stage?.after.pieces["G7"]).toEqual([0, 0, 0, 1]);
  });

  test("lava falls first, then all who are lost fly together", () => {
    const events = [
      event("covered", 0, { square: "F7", symbol: "mask" }),
      event("burnt", null, { square: "F7", pieces: [2, 0, 0, 0] }),
      event("enclosed", null, { square: "G7", pieces: [1, 0, 0, 1] }),
    ];
    const [lava, losses, ...more] = stagesOf(view, events, "normal");
    expect(more).toEqual([]);
    expect(lava?.after.lava["F7"]).toBe("mask");
    expect(lava?.duration).toBe(660);
    expect(losses?.flights).toHaveLength(4);
    expect(losses?.after.pieces["F7"]).toBeUndefined();
    expect(losses?.duration).toBe(670);
  });

  test("people who move in appear on their space", () => {
    const [stage] = stagesOf(settling, [event("settled", 3, { square: "G1" })], "normal");
    expect(stage?.flights[0]).toMatchObject({ kind: "place", seat: 3, duration: 220 });
    expect(stage?.after.pieces["G1"]).toEqual([0, 0, 0, 1]);
  });

  test("what is only told is not shown", () => {
    expect(stagesOf(view, [event("tile", 1, { symbol: "coin" }), event("drew", 1, { card: "3" })], "normal")).toEqual([]);
  });

  test("the earth trembles when Vesuvius seethes or erupts", () => {
    expect(stagesOf(view, [event("erupted", 1, {})], "normal")).toMatchObject([{ flights: [], quakes: true, duration: 700 }]);
  });

  test("speed stretches times; off shows everything at once", () => {
    const events = [event("moved", 0, { from: "B6", to: "B5" })];
    expect(stagesOf(view, events, "slow")[0]?.duration).toBe(324);
    expect(stagesOf(view, events, "fast")[0]?.duration).toBe(90);
    expect(stagesOf(view, events, "off")).toEqual([]);
  });

  test("events of real games can all be shown", () => {
    for (const { before, events } of positions.filter((position) => position.before)) {
      const stages = stagesOf(before as unknown as DownfallView, events as unknown as Event[], "normal", true);
      for (const stage of stages) expect(stage.flights.length > 0 || stage.quakes).toBe(true);
    }
  });
});

describe("flights become key frames", () => {
  const same = ([x, y]: readonly [number, number]): readonly [number, number] => [x, y];

  test("only transform and opacity change", () => {
    const [stage] = stagesOf(view, [event("moved", 0, { from: "B6", to: "B5" })], "normal");
    for (const frame of keyframes(stage!.flights[0]!, same)) {
      expect(Object.keys(frame).sort()).toEqual(["opacity", "transform"]);
    }
  });

  test("whoever leaves or is lost fades away at the end, and not before", () => {
    const saved = event("saved", 0, { from: "G7" });
    const burnt = event("burnt", null, { square: "F7", pieces: [2, 0, 0, 0] });
    for (const told of [saved, burnt]) {
      const [flight] = stagesOf(view, [told], "normal").at(-1)!.flights;
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
