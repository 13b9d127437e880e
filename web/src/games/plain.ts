/** Any game, without a picture. */
import { WHOLE } from "../lib/choose.ts";
import type { Face } from "./game.ts";
import { named } from "./game.ts";

export const plain: Face = {
  grammar: WHOLE,
  colours: ["red", "black", "yellow", "blue"],
  pieces: ["pc-r", "pc-k", "pc-y", "pc-b"],
  Board: null,
  Hand: null,
  Sprite: null,
  Stock: null,
  Notes: null,
  needsStock: false,
  editor: null,
  together: null,
  after: null,
  Hands: null,
  past: null,
  lines: (events, name) =>
    events.map((event) => {
      const { who = null, ...facts } = named(event, name);
      const told = Object.entries(facts).map(([fact, value]) => `${fact} ${String(value)}`);
      const args = { who, what: event.kind, facts: told };
      return { id: who === null ? "web-event" : "web-event-of", args, seat: event.seat, rule: event.rule };
    }),
  prompt: () => ({ id: "web-prompt-choose" }),
  label: (part) => ({ id: "web-token", args: { token: part.text } }),
  sentence: (token) => ({ id: "web-token", args: { token } }),
  spell: null,
  figures: () => [],
  status: () => null,
  sound: () => "piece",
};
