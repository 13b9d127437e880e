/** A game without a presentation of its own: no board, only a list of its moves. */
import { has } from "../lib/i18n.svelte.ts";
import { pieceIn } from "../lib/person/piece-colours.ts";
import { WHOLE } from "../lib/table/choice.ts";
import type { Presentation } from "../lib/table/presentation.ts";
import { namedFacts } from "../lib/table/presentation.ts";

const COLOURS = ["red", "black", "yellow", "blue"] as const;

export const plainPresentation = (game: string): Presentation => ({
  grammar: WHOLE,
  colours: COLOURS,
  pieces: COLOURS.map(pieceIn),
  Board: null,
  Hand: null,
  Sprite: null,
  SidePanel: null,
  Notes: null,
  needsSidePanel: false,
  OpenHands: null,
  Scene: null,
  isTurningPoint: () => false,
  eventLines: (events, name) =>
    events.map((event) => {
      const { who = null, ...facts } = namedFacts(event, name);
      const own = `${game}-event-${event.kind}`;
      if (has(own)) return { id: own, args: { who, ...facts }, seat: event.seat, rule: event.rule };
      const listed = Object.entries(facts).map(([fact, value]) => `${fact} ${String(value)}`);
      const args = { who, what: event.kind, facts: listed };
      return { id: who === null ? "web-event" : "web-event-of", args, seat: event.seat, rule: event.rule };
    }),
  prompt: () => ({ id: "web-prompt-choose" }),
  choiceLabel: (part) => ({ id: "web-token", args: { token: part.text } }),
  describeMove: (token) => ({ id: "web-token", args: { token } }),
  withNames: null,
  figures: () => [],
  status: () => null,
  sound: () => "piece",
});
