/** Pompeii as the pages show it. */
import type { Message } from "../../lib/i18n.svelte.ts";
import type { Sound } from "../../lib/sound.ts";
import { bestWith } from "../../pompeii/best.ts";
import Board from "../../pompeii/Board.svelte";
import { grammar } from "../../pompeii/grammar.ts";
import Hand from "../../pompeii/Hand.svelte";
import Hands from "../../pompeii/Hands.svelte";
import Notes from "../../pompeii/Notes.svelte";
import { COLOURS, LETTERS, worth } from "../../pompeii/printed.ts";
import Sprite from "../../pompeii/Sprite.svelte";
import Stock from "../../pompeii/Stock.svelte";
import type { PompeiiView } from "../../pompeii/view.ts";
import type { Face, Figure, View } from "../game.ts";
import { after } from "./after.ts";
import { label, prompt, sentence, spell } from "./asking.ts";
import { lines } from "./lines.ts";
import { past, together } from "./past.ts";
import CARDS from "virtual:words/each/pompeii";
import PAGES from "virtual:words/each/pompeii_web";
import REFUSALS from "virtual:words/each/refusal";

/** What this game says, and no other page. */
export const WORDS = [CARDS, PAGES, REFUSALS];

const SOUNDS: Record<string, Sound> = {
  placed: "piece",
  built: "gate",
  drew: "card",
  activated: "card",
  flipped: "omen",
  required: "omen",
  erupted: "loss",
  lost: "loss",
};

const seen = (view: View): PompeiiView => view as unknown as PompeiiView;

function figures(view: View, seat: number): Figure[] {
  const found = seen(view).seats[seat];
  if (!found) return [];
  const isOwn = (owners: readonly number[]): boolean => owners.includes(seat) || seen(view).players === 1;
  const buildings = Object.values(seen(view).built).filter(isOwn).length;
  return [
    { icon: "i-supply", value: found.workers, label: "pompeii-workers", kind: "many" },
    { icon: "i-house", value: buildings, label: "pompeii-buildings", kind: "many" },
    { icon: "i-deck", value: found.hand.specialists + found.hand.city, label: "pompeii-cards-hand", kind: "minor" },
    { icon: "i-games", value: worth(found.goods), label: "pompeii-goods-worth", kind: "minor" },
  ];
}

/** How it ended: as the chronicle says it, and for one player the best result so far. */
function verdict(view: View, name: (seat: number) => string): Message[] {
  const { end, title, round, winner, players } = seen(view);
  if (end === null) return [];
  const how = { id: `pompeii-event-over-${title === null ? end : "title"}`, args: { who: winner === null ? "" : name(winner), round, title } };
  const best = players === 1 ? bestWith(seen(view)) : null;
  return best ? [how, { id: "pompeii-best", args: { ...best } }] : [how];
}

/** A drawing of this game as the pages take it: they know a view only as something that a game sends. */
const drawn = <Drawing>(component: unknown): Drawing => component as Drawing;

export const face: Face = {
  grammar,
  colours: COLOURS,
  pieces: LETTERS.map((letter) => `pc-${letter}`),
  Board: drawn<Face["Board"]>(Board),
  Hand: drawn<Face["Hand"]>(Hand),
  Sprite,
  Stock: drawn<Face["Stock"]>(Stock),
  Notes: drawn<Face["Notes"]>(Notes),
  needsStock: true,
  Hands: drawn<Face["Hands"]>(Hands),
  editor: () => import("../../pompeii/editor/Editor.svelte"),
  together: (views, eyes) => together(views.map(seen), eyes) as unknown as View,
  after: (view, event) => after(seen(view), event) as unknown as View,
  past: (view, entries, beginnings) => past(seen(view), entries, beginnings?.map(seen)),
  lines,
  prompt: (view, choice) => prompt(seen(view), choice),
  label: (part, view) => label(part, seen(view)),
  sentence: (token, view) => sentence(token, seen(view)),
  spell,
  figures,
  verdict,
  sound: (event) => SOUNDS[event.kind] ?? null,
  status: (view) => ({ id: `pompeii-status-${seen(view).phase}`, args: { round: seen(view).round } }),
};
