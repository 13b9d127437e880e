/** The Downfall of Pompeii as the pages show it. */
import type { Component } from "svelte";
import { COLOURS, LETTERS } from "../../downfall/board.ts";
import { grammar } from "../../downfall/grammar.ts";
import type { DownfallView } from "../../downfall/view.ts";
import type { BoardProps, Face, Figure, HandProps, View } from "../game.ts";
import { after } from "./after.ts";
import { label, lines, prompt } from "./lines.ts";

const seen = (view: View): DownfallView => view as unknown as DownfallView;

function figures(view: View, seat: number): Figure[] {
  const { phase, city, saved, supply, volcano } = seen(view);
  const figure = (icon: string, value: number | undefined, label: string, kind: string): Figure => ({
    icon,
    value: value ?? 0,
    label,
    kind,
  });
  const lost = figure("i-lost", volcano[seat], "downfall-volcano", "lost");
  if (phase === "settling" || phase === "seething") {
    return [
      figure("i-house", city[seat], "downfall-city", "sup"),
      lost,
      figure("i-supply", supply[seat], "downfall-supply", "city"),
    ];
  }
  return [
    figure("i-saved", saved[seat], "downfall-saved", "saved"),
    lost,
    figure("i-house", city[seat], "downfall-city", "city"),
  ];
}

const drawings = import.meta.glob<{ default: Component<never> }>("../../downfall/{City,Hand}.svelte");

async function drawing<Props extends Record<string, unknown>>(name: string): Promise<Component<Props> | null> {
  const found = await drawings[`../../downfall/${name}.svelte`]?.();
  return (found?.default as Component<Props> | undefined) ?? null;
}

export async function load(): Promise<Face> {
  const [Board, Hand] = await Promise.all([
    drawing<BoardProps & Record<string, unknown>>("City"),
    drawing<HandProps & Record<string, unknown>>("Hand"),
  ]);
  return {
    grammar,
    colours: COLOURS,
    pieces: LETTERS.map((letter) => `pc-${letter}`),
    Board: Board as Face["Board"],
    Hand: Hand as Face["Hand"],
    after: (view, event) => after(seen(view), event) as unknown as View,
    lines,
    prompt: (view, choice) => prompt(seen(view), choice),
    label,
    figures,
    status: (view) => ({ id: `downfall-phase-${seen(view).phase}` }),
  };
}
