/** What The Downfall of Pompeii asks for, and what its choices say. */
import type { Message } from "../../lib/i18n.svelte.ts";
import type { Choice, Part } from "../../lib/table/choice.ts";
import { COLOURS, LETTERS } from "./board/board.ts";
import { grammar } from "./grammar.ts";
import type { DownfallView } from "./view.ts";

/** What to do now, in one sentence. */
export function prompt(view: DownfallView, choice: Choice): Message {
  const [first = ""] = choice.chosen.split(/[*@>]/);
  switch (view.decision) {
    case "card":
      if (choice.chosen.includes("*")) return { id: "web-downfall-joker", args: { card: first } };
      if (choice.chosen) return { id: "web-downfall-place", args: { card: first } };
      if (choice.ahead.length) return { id: "web-downfall-which-card", args: { square: choice.ahead[0]! } };
      return { id: "web-downfall-card" };
    case "relative":
      return { id: "web-downfall-relative", args: { count: view.relatives } };
    case "omen":
      if (choice.chosen) return { id: "web-downfall-whose", args: { square: choice.chosen.slice(1) } };
      return { id: "web-downfall-omen" };
    case "call":
      return { id: "web-downfall-call" };
    case "lava":
      if (choice.chosen) return { id: "web-downfall-symbol", args: { square: choice.chosen.slice(1) } };
      return { id: "web-downfall-lava", args: { tile: view.tile } };
    case "move":
      if (choice.chosen) return { id: "web-downfall-where", args: { square: first } };
      return { id: "web-downfall-move", args: { count: view.moves_left } };
    default:
      return { id: "web-prompt-choose" };
  }
}

/** The label of the button for a part of a token. */
export function choiceLabel(part: Part): Message {
  if (part.kind === "card") return { id: "web-downfall-part-card", args: { card: part.thing } };
  if (part.kind === "colour") return { id: `word-${COLOURS[LETTERS.indexOf(part.thing)]!}` };
  if (part.kind === "symbol") return { id: `word-${part.thing}` };
  if (part.thing === "out") return { id: "web-downfall-part-out" };
  if (part.thing === "+-") return { id: "web-downfall-part-enough" };
  if (part.kind === "word") return { id: `web-downfall-part-${part.thing}` };
  return { id: "web-token", args: { token: part.thing } };
}

/** What a whole token does, as a phrase. */
export function describeMove(token: string): Message {
  const things = Object.fromEntries(grammar.parts(token).map(({ kind, thing }) => [kind, thing]));
  const { card = "", place: square = "", colour = "", symbol = "" } = things;
  if (card && !square) return { id: "web-downfall-say-nowhere", args: { card } };
  if (card) return { id: token.includes("*") ? "web-downfall-say-joker" : "web-downfall-say-card", args: { card, square } };
  if (colour) return { id: "web-downfall-say-throw", args: { square, colour: COLOURS[LETTERS.indexOf(colour)]! } };
  if (symbol) return { id: "web-downfall-say-lava-as", args: { square, symbol } };
  if (token.startsWith("~")) return { id: "web-downfall-say-lava", args: { square } };
  if (token === "+-") return { id: "web-downfall-say-enough" };
  if (token.startsWith("+")) return { id: "web-downfall-say-relative", args: { square } };
  const [from = "", to = ""] = token.split(">");
  if (to === "out") return { id: "web-downfall-say-out", args: { square: from } };
  return to ? { id: "web-downfall-say-move", args: { from, to } } : { id: `web-downfall-say-${token}` };
}
