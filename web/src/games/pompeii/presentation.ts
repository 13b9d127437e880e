/** How Pompeii is presented. */
import type { Message } from "../../lib/i18n.svelte.ts";
import type { Sound } from "../../lib/browser/sound.ts";
import { bestResult } from "./best-result.ts";
import Board from "./board/Board.svelte";
import { grammar } from "./grammar.ts";
import Hand from "./cards/Hand.svelte";
import OpenHands from "./cards/OpenHands.svelte";
import Notes from "./cards/Notes.svelte";
import { COLOURS, pieceOf } from "./data/printed.ts";
import RoadStrip from "./road/RoadStrip.svelte";
import Scene from "./scenes/Scene.svelte";
import { scenesOf } from "./scenes/scenes.ts";
import Sprite from "./Sprite.svelte";
import SidePanel from "./goods/SidePanel.svelte";
import type { PompeiiView } from "./view.ts";
import type { Figure, Presentation, View } from "../../lib/table/presentation.ts";
import { choiceLabel, describeMove, listed, prompt, withNames } from "./prompts.ts";
import { telling } from "./events/actions.ts";
import { eventLines, strikes } from "./events/log-lines.ts";

const SOUNDS: Record<string, Sound> = {
  placed: "piece",
  built: "gate",
  drew: "card",
  activated: "card",
  flipped: "omen",
  required: "omen",
  erupted: "rumble",
  lost: "loss",
  halted: "gate",
};

const typed = (view: View): PompeiiView => view as unknown as PompeiiView;

function figures(view: View, seat: number): Figure[] {
  const found = typed(view).seats[seat];
  if (!found) return [];
  return [
    { icon: "i-supply", value: found.workers, label: "pompeii-workers", kind: "many" },
    { icon: "i-house", value: found.buildings, label: "pompeii-buildings", kind: "many" },
    { icon: "i-deck", value: found.hand.specialists + found.hand.city, label: "pompeii-cards-hand", kind: "minor" },
    { icon: "i-games", value: found.worth, label: "pompeii-goods-worth", kind: "minor" },
  ];
}

/** How the game ended, as in the log, and for one player the best result so far. */
function resultLines(view: View, name: (seat: number) => string): Message[] {
  const { end, title, round, winner, players } = typed(view);
  if (end === null) return [];
  const how = { id: `pompeii-event-over-${title === null ? end : "title"}`, args: { who: winner === null ? "" : name(winner), round, title } };
  const best = players === 1 ? bestResult(typed(view)) : null;
  return best ? [how, { id: "pompeii-best", args: { ...best } }] : [how];
}

/** Pages know a view only as an opaque object; this game's components know its type. */
const untyped = <Drawing>(component: unknown): Drawing => component as Drawing;

export const presentation: Presentation = {
  grammar,
  colours: COLOURS,
  get pieces() {
    return COLOURS.map((_, seat) => pieceOf(seat));
  },
  Board: untyped<Presentation["Board"]>(Board),
  Hand: untyped<Presentation["Hand"]>(Hand),
  Sprite,
  SidePanel: untyped<Presentation["SidePanel"]>(SidePanel),
  Notes: untyped<Presentation["Notes"]>(Notes),
  needsSidePanel: true,
  PlayerStrip: untyped<NonNullable<Presentation["PlayerStrip"]>>(RoadStrip),
  OpenHands: untyped<Presentation["OpenHands"]>(OpenHands),
  Scene,
  isTurningPoint: (events) => scenesOf(events).length > 0,
  eventLines,
  telling,
  strikes,
  prompt: (view, choice) => prompt(typed(view), choice),
  listed: (view) => listed(typed(view)),
  choiceLabel: (part, view, previews) => choiceLabel(part, typed(view), previews),
  describeMove: (token, view, previews) => describeMove(token, typed(view), previews),
  spellsOut: true,
  inspects: true,
  withNames,
  figures,
  resultLines,
  sound: (event) => SOUNDS[event.kind] ?? null,
  status: (view) => ({ id: `pompeii-status-${typed(view).phase}`, args: { round: typed(view).round } }),
};
