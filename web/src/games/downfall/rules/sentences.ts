/** What a square in a picture of the rules is, in sentences. */
import { t, tell } from "../../../lib/i18n.svelte.ts";
import { BUILDING_AT, GATE_AT, NEIGHBOURS } from "../board/board.ts";
import { groundLabel, peopleLabel } from "../board/labels.ts";
import type { DownfallView } from "../view.ts";

/** What the square is, who is on it, what is beside it. */
export function describeSquare(square: string, view: DownfallView): string {
  const gate = GATE_AT.get(square);
  const what = [...groundLabel(view, square), ...(gate && !(square in view.lava) ? [{ id: "city-at-gate", args: { gate: gate.name } }] : [])];
  const others = Object.keys(BUILDING_AT.get(square)?.spaces ?? {}).filter((each) => each !== square);
  const people = peopleLabel(view, square);
  return [
    t("downfall-square", { square, what: what.map(tell).join(", ") }),
    ...others.map((other) => t("downfall-square-building", { other })),
    ...(people.length ? [t("downfall-square-pieces", { pieces: people.map(tell).join(", ") })] : []),
    t("downfall-square-beside", { near: NEIGHBOURS[square]!.join(", ") }),
  ].join(" ");
}
