/** Moves in words: what a token does, and what the server says that it brings about, with the players' names. */
import { has, language, t, tell, type Facts } from "../i18n.svelte.ts";
import type { Reason } from "../protocol.ts";
import { joined } from "../format.ts";
import type { Presentation, Preview, Previews, View } from "./presentation.ts";

export type Name = (seat: number) => string;
/** The part of a presentation that turns ids into names. */
export type Naming = Pick<Presentation, "withNames">;
type Describing = Pick<Presentation, "describeMove" | "grammar" | "seatOf" | "withNames">;

/** What the server says, in words: the argument `owner` is a seat. With `who`, somebody else than the reader decides. */
export function reasonText({ message, args }: Reason, name: Name, { withNames }: Naming, who: string | null = null): string {
  const facts: Facts = { ...(withNames?.(args ?? {}) ?? args) };
  if (typeof facts["owner"] === "number") facts["owner"] = name(facts["owner"]);
  // Only what speaks to the reader has other words for that.
  const theirs = `${message}-theirs`;
  return who !== null && has(theirs) ? t(theirs, { ...facts, who }) : tell({ id: message, args: facts });
}

/** What a move does, as a phrase, and whose piece it is about if that was a choice. */
export function moveText(token: string, view: View, presentation: Describing, name: Name, previews: Previews = {}): string {
  const move = tell(presentation.describeMove(token, view, previews));
  const [seat] = presentation.grammar.parts(token).flatMap((part) => presentation.seatOf?.(part) ?? []);
  return seat === undefined ? move : t("web-move-whose", { move, name: name(seat) });
}

/** An action of several tokens, as phrases one after the other; `previews` says of each what it does. */
export function actionText(tokens: readonly string[], view: View, presentation: Describing, name: Name, previews: readonly (Preview | null)[] = []): string {
  const phrases = tokens.map((token, place) => moveText(token, view, presentation, name, previews[place] ? { [token]: previews[place] } : {}));
  // How often may say no more than what is taken.
  return phrases.filter((phrase, place) => phrase !== phrases[place - 1]).join(" – ");
}

/** All that the server says of a move, as one phrase; empty if the move says it all. */
export function explanation(preview: Preview | null | undefined, name: Name, naming: Naming, who: string | null = null): string {
  const says = (preview?.["says"] ?? []) as readonly Reason[];
  return joined(language(), says.map((each) => reasonText(each, name, naming, who)));
}

/** A move as a phrase, with all that the server says of it. */
export function explainedMove(token: string, view: View, presentation: Describing, name: Name, previews: Previews, who: string | null = null): string {
  const move = moveText(token, view, presentation, name, previews);
  const says = explanation(previews[token], name, presentation, who);
  return says ? t("web-move-explained", { move, says }) : move;
}
