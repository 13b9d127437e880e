/**
 * Choosing a move step by step. Nothing here knows a rule: the server has sent all legal tokens, and every pick keeps
 * those that go with it. A game's grammar says of which parts a token consists.
 */

/** One step on the way to a token. */
export interface Part {
  /** The piece of the token itself: the texts of all parts, one after the other, are the token. */
  text: string;
  /** What a person picks by it, as the picture calls it: `F5`, `7`, `k`, `mask`, `out`, `erupt`. */
  thing: string;
  /** What sort of thing it is: `card`, `place`, `colour`, `symbol`; `word` for what stands nowhere in the picture. */
  kind: string;
}

/** How the tokens of one game are built. */
export interface Grammar {
  /** The parts of a token, in the order in which a person picks them. */
  parts(token: string): Part[];
  /** Whether a step of this kind is skipped where only one thing can be picked. */
  obvious(kind: string): boolean;
  /** The token that somebody means who picks a thing that goes with no legal token; the server says why it does not. */
  meant(legal: readonly string[], choice: Choice, picked: string): string | null;
}

/** How far a person has come: the beginning of a token, and things of later parts that were picked early. */
export interface Choice {
  chosen: string;
  ahead: readonly string[];
}

export const NOTHING: Choice = { chosen: "", ahead: [] };

/** For a game without a grammar of its own: the whole token is the only part. */
export const WHOLE: Grammar = {
  parts: (token) => [{ text: token, thing: token, kind: "word" }],
  obvious: () => false,
  meant: () => null,
};

/** The parts of a token that come after those chosen; null where it begins otherwise. */
export function rest(grammar: Grammar, token: string, chosen: string): Part[] | null {
  let begun = "";
  const parts = grammar.parts(token);
  for (const [index, part] of parts.entries()) {
    if (begun === chosen) return parts.slice(index);
    begun += part.text;
  }
  return begun === chosen ? [] : null;
}

/** The legal tokens that go with all that has been picked. */
export function fitting(grammar: Grammar, legal: readonly string[], choice: Choice): string[] {
  return legal.filter((token) => {
    const left = rest(grammar, token, choice.chosen);
    return left !== null && choice.ahead.every((thing) => left.some((part) => part.thing === thing));
  });
}

/** What can be picked next, each thing once, in the order of the legal tokens. */
export function next(grammar: Grammar, legal: readonly string[], choice: Choice): Part[] {
  const found = new Map<string, Part>();
  for (const token of fitting(grammar, legal, choice)) {
    const part = rest(grammar, token, choice.chosen)?.[0];
    if (part && !found.has(part.text)) found.set(part.text, part);
  }
  return [...found.values()];
}

/** The token that is chosen completely, if one is. */
export function complete(legal: readonly string[], choice: Choice): string | null {
  return legal.includes(choice.chosen) ? choice.chosen : null;
}

/**
 * The choice after one more pick; null where no legal token goes with it. A pick is a part's text or the thing itself:
 * of the next part, or of a later one (first the place, then the card).
 */
export function pick(grammar: Grammar, legal: readonly string[], choice: Choice, picked: string): Choice | null {
  const steps = next(grammar, legal, choice);
  const step = steps.find((part) => part.text === picked) ?? steps.find((part) => part.thing === picked);
  if (step) {
    const ahead = choice.ahead.filter((thing) => thing !== step.thing);
    return onward(grammar, legal, { chosen: choice.chosen + step.text, ahead });
  }
  const early: Choice = { chosen: choice.chosen, ahead: [...choice.ahead, picked] };
  const left = fitting(grammar, legal, early);
  if (!left.length) return null;
  return left.length === 1 ? { chosen: left[0]!, ahead: [] } : early;
}

/** The choice without its last pick. */
export function back(grammar: Grammar, legal: readonly string[], choice: Choice): Choice {
  if (choice.ahead.length) return { chosen: choice.chosen, ahead: choice.ahead.slice(0, -1) };
  const token = legal.find((each) => rest(grammar, each, choice.chosen) !== null);
  if (!token || !choice.chosen) return NOTHING;
  const parts = grammar.parts(token);
  let begun = "";
  const before: string[] = [];
  for (const part of parts) {
    if (begun === choice.chosen) break;
    before.push(begun);
    begun += part.text;
  }
  // Steps that were skipped on the way here are skipped on the way back.
  for (const chosen of before.reverse()) {
    const earlier: Choice = { chosen, ahead: [] };
    if (onward(grammar, legal, earlier).chosen === chosen) return earlier;
  }
  return NOTHING;
}

/** The choice after all steps that answer themselves. */
function onward(grammar: Grammar, legal: readonly string[], choice: Choice): Choice {
  for (let now = choice; ; ) {
    const steps = next(grammar, legal, now);
    const only = steps.length === 1 ? steps[0]! : null;
    const asked = only !== null && (now.ahead.includes(only.thing) || grammar.obvious(only.kind));
    if (!only || !asked || legal.includes(now.chosen)) return now;
    now = { chosen: now.chosen + only.text, ahead: now.ahead.filter((thing) => thing !== only.thing) };
  }
}
