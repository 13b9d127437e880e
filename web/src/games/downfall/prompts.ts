/** What The Downfall of Pompeii asks for, and what its choices say. */
import type { Message } from "../../lib/i18n.svelte.ts";
import type { Choice, Part } from "../../lib/table/choice.ts";
import { colourOf, LETTERS } from "./board/board.ts";
import { grammar } from "./grammar.ts";
import type { Previews } from "../../lib/table/presentation.ts";
import type { DownfallView } from "./view.ts";

/** What to do now, in one sentence. */
export function prompt(view: DownfallView, choice: Choice, previews: Previews = {}): Message {
  const [first = ""] = choice.chosen.split(/[*@>]/);
  switch (view.decision) {
    case "card":
      if (choice.chosen.includes("*")) return { id: "downfall-prompt-joker", args: { card: first } };
      if (choice.chosen) return { id: "downfall-prompt-place", args: { card: first } };
      if (choice.ahead.length) return { id: "downfall-prompt-which-card", args: { square: choice.ahead[0]! } };
      return { id: "downfall-prompt-card" };
    case "relative":
      return { id: "downfall-prompt-relative", args: { count: view.relatives } };
    case "omen":
      if (choice.chosen) return { id: "downfall-prompt-whose", args: { square: choice.chosen.slice(1) } };
      return { id: "downfall-prompt-omen" };
    case "call":
      return { id: "downfall-prompt-call" };
    case "lava":
      if (choice.chosen) return { id: "downfall-prompt-symbol", args: { square: choice.chosen.slice(1) } };
      return { id: "downfall-prompt-lava", args: { tile: view.tile } };
    case "move":
      if (choice.chosen) return { id: "downfall-prompt-where", args: { square: first } };
      return { id: Object.values(previews).some(({ flees }) => flees) ? "downfall-prompt-danger" : "downfall-prompt-move", args: { count: view.moves_left } };
    default:
      return { id: "web-prompt-choose" };
  }
}

/** The label of the button for a part of a token. */
export function choiceLabel(part: Part): Message {
  if (part.kind === "card") return { id: "downfall-label-card", args: { card: part.thing } };
  if (part.kind === "colour") return { id: `word-${colourOf(LETTERS.indexOf(part.thing))}` };
  if (part.kind === "symbol") return { id: `word-${part.thing}` };
  if (part.thing === "out") return { id: "downfall-label-out" };
  if (part.thing === "+-") return { id: "downfall-label-enough" };
  if (part.kind === "word") return { id: `downfall-label-${part.thing}` };
  return { id: "web-token", args: { token: part.thing } };
}

/** What a whole token does, as a phrase. */
export function describeMove(token: string): Message {
  const things = Object.fromEntries(grammar.parts(token).map(({ kind, thing }) => [kind, thing]));
  const { card = "", place: square = "", symbol = "" } = things;
  if (card && !square) return { id: "downfall-say-nowhere", args: { card } };
  if (card) return { id: token.includes("*") ? "downfall-say-joker" : "downfall-say-card", args: { card, square } };
  if (token.startsWith("x")) return { id: "downfall-say-throw", args: { square } };
  if (symbol) return { id: "downfall-say-lava-as", args: { square, symbol } };
  if (token.startsWith("~")) return { id: "downfall-say-lava", args: { square } };
  if (token === "+-") return { id: "downfall-say-enough" };
  if (token.startsWith("+")) return { id: "downfall-say-relative", args: { square } };
  const [from = "", to = ""] = token.split(">");
  if (to === "out") return { id: "downfall-say-out", args: { square: from } };
  return to ? { id: "downfall-say-move", args: { from, to } } : { id: `downfall-say-${token}` };
}
