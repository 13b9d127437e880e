/** How The Downfall of Pompeii is presented. */
import { COLOURS, colourOf, LETTERS, pieceOf } from "./board/board.ts";
import Board from "./board/Board.svelte";
import { grammar } from "./grammar.ts";
import Hand from "./cards/Hand.svelte";
import OpenHands from "./cards/OpenHands.svelte";
import Notes from "./cards/Notes.svelte";
import Scene from "./scenes/Scene.svelte";
import { scenesOf } from "./scenes/scenes.ts";
import { story } from "./events/story.ts";
import Sprite from "./Sprite.svelte";
import SettlingSteps from "./cards/SettlingSteps.svelte";
import SidePanel from "./cards/SidePanel.svelte";
import type { DownfallView } from "./view.ts";
import type { Facts } from "../../lib/i18n.svelte.ts";
import type { Sound } from "../../lib/browser/sound.ts";
import type { Figure, Presentation, View } from "../../lib/table/presentation.ts";
import { eventLines } from "./events/log-lines.ts";
import { choiceLabel, describeMove, prompt } from "./prompts.ts";

const SOUNDS: Record<string, Sound> = {
  settled: "piece",
  relative: "piece",
  moved: "piece",
  drew: "card",
  omen: "omen",
  seethed: "omen",
  erupted: "rumble",
  covered: "lava",
  burnt: "loss",
  enclosed: "loss",
  threw: "loss",
  lost: "loss",
  saved: "gate",
};

const typed = (view: View): DownfallView => view as unknown as DownfallView;

function figures(view: View, seat: number): Figure[] {
  const { phase, city, saved, supply, volcano } = typed(view);
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

/** The word for a seat's colour in a fact; houses have colours of their own. */
function shownColour({ colour }: Facts): Facts {
  const seat = COLOURS.indexOf(String(colour));
  return seat < 0 ? {} : { colour: colourOf(seat) };
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
  handForSpectators: true,
  Steps: untyped<NonNullable<Presentation["Steps"]>>(SettlingSteps),
  Sprite,
  SidePanel: untyped<Presentation["SidePanel"]>(SidePanel),
  Notes: untyped<Presentation["Notes"]>(Notes),
  needsSidePanel: false,
  OpenHands: untyped<Presentation["OpenHands"]>(OpenHands),
  Scene: untyped<Presentation["Scene"]>(Scene),
  isTurningPoint: (events, view) => scenesOf(events, typed(view)).length > 0,
  eventLines,
  prompt: (view, choice, previews) => prompt(typed(view), choice, previews),
  seatOf: ({ kind, thing }) => (kind === "colour" ? LETTERS.indexOf(thing) : null),
  choiceLabel,
  describeMove,
  withNames: (facts) => ({ ...facts, ...shownColour(facts) }),
  figures,
  story,
  sound: (event) => SOUNDS[event.kind] ?? null,
  status: (view) => ({ id: `downfall-phase-${typed(view).phase}` }),
};
