/** The Downfall of Pompeii as the pages show it. */
import { COLOURS, LETTERS } from "../../downfall/board.ts";
import City from "../../downfall/City.svelte";
import { grammar } from "../../downfall/grammar.ts";
import Hand from "../../downfall/Hand.svelte";
import Hands from "../../downfall/Hands.svelte";
import Notes from "../../downfall/Notes.svelte";
import Sprite from "../../downfall/Sprite.svelte";
import Stock from "../../downfall/Stock.svelte";
import type { DownfallView } from "../../downfall/view.ts";
import type { Sound } from "../../lib/sound.ts";
import type { Face, Figure, View } from "../game.ts";
import { after } from "./after.ts";
import { label, lines, prompt, sentence } from "./lines.ts";
import { past, together } from "./past.ts";

const SOUNDS: Record<string, Sound> = {
  settled: "piece",
  relative: "piece",
  moved: "piece",
  drew: "card",
  omen: "omen",
  seethed: "omen",
  erupted: "loss",
  covered: "lava",
  burnt: "loss",
  enclosed: "loss",
  threw: "loss",
  lost: "loss",
  saved: "gate",
};

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
      figure("i-house", city[seat], "downfall-city", "many"),
      lost,
      figure("i-supply", supply[seat], "downfall-supply", "minor"),
    ];
  }
  return [
    figure("i-saved", saved[seat], "downfall-saved", "saved"),
    lost,
    figure("i-house", city[seat], "downfall-city", "minor"),
  ];
}

/** A drawing of this game as the pages take it: they know a view only as something that a game sends. */
const drawn = <Drawing>(component: unknown): Drawing => component as Drawing;

export const face: Face = {
  grammar,
  colours: COLOURS,
  pieces: LETTERS.map((letter) => `pc-${letter}`),
  Board: drawn<Face["Board"]>(City),
  Hand: drawn<Face["Hand"]>(Hand),
  Sprite,
  Stock: drawn<Face["Stock"]>(Stock),
  Notes: drawn<Face["Notes"]>(Notes),
  needsStock: false,
  Hands: drawn<Face["Hands"]>(Hands),
  editor: () => import("../../downfall/editor/Editor.svelte"),
  together: (views, eyes) => together(views.map(seen), eyes) as unknown as View,
  after: (view, event) => after(seen(view), event) as unknown as View,
  past: (view, entries, beginnings) => past(seen(view), entries, beginnings?.map(seen)),
  lines,
  prompt: (view, choice) => prompt(seen(view), choice),
  label,
  sentence,
  spell: null,
  figures,
  sound: (event) => SOUNDS[event.kind] ?? null,
  status: (view) => ({ id: `downfall-phase-${seen(view).phase}` }),
};
