/**
 * Choosing a move step by step. It knows no rules: the server has sent all legal tokens, and every pick keeps those that
 * fit. A game's grammar splits a token into parts.
 */

/** One step towards a token. */
export interface Part {
  /** This part of the token: the texts of all parts make up the token. */
  text: string;
  /** What a person picks, as the board calls it: `F5`, `7`, `k`, `mask`, `out`, `erupt`. */
  thing: string;
  /** What kind of thing it is: `card`, `place`, `colour`, `symbol`; `word` for what is not on the board. */
  kind: string;
}

/** How a game's tokens are built. */
export interface Grammar {
  /** The parts of a token, in the order in which a person picks them. */
  parts(token: string): Part[];
  /** Whether a part of this kind is picked automatically if there is only one. */
  obvious(kind: string): boolean;
  /** The token meant by a pick that fits no legal one, so that the server can say why not; null if there is none. */
  meant(legal: readonly string[], choice: Choice, picked: string): string | null;
}

/** A choice in progress: the first parts of a token, and things of later parts that were picked early. */
export interface Choice {
  chosen: string;
  ahead: readonly string[];
}

export const NOTHING: Choice = { chosen: "", ahead: [] };

/** The grammar of a game without one of its own: the token is a single part. */
export const WHOLE: Grammar = {
  parts: (token) => [{ text: token, thing: token, kind: "word" }],
  obvious: () => false,
  meant: () => null,
};

/** The parts of a token after those chosen; null if it starts differently. */
export function rest(grammar: Grammar, token: string, chosen: string): Part[] | null {
  let begun = "";
  const parts = grammar.parts(token);
  for (const [index, part] of parts.entries()) {
    if (begun === chosen) return parts.slice(index);
    begun += part.text;
  }
  return begun === chosen ? [] : null;
}

/** The legal tokens that fit everything picked. */
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

/** The complete token, if there is one. */
export function complete(legal: readonly string[], choice: Choice): string | null {
  return legal.includes(choice.chosen) ? choice.chosen : null;
}

/**
 * The choice after one more pick; null if no legal token fits. A pick is a part's text or its thing, of the next part or
 * of a later one: the place can be picked before the card.
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

/** The choice after all steps with only one answer. */
function onward(grammar: Grammar, legal: readonly string[], choice: Choice): Choice {
  for (let now = choice; ; ) {
    const steps = next(grammar, legal, now);
    const only = steps.length === 1 ? steps[0]! : null;
    const asked = only !== null && (now.ahead.includes(only.thing) || grammar.obvious(only.kind));
    if (!only || !asked || legal.includes(now.chosen)) return now;
    now = { chosen: now.chosen + only.text, ahead: now.ahead.filter((thing) => thing !== only.thing) };
  }
}
