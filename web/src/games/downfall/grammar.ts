/** How the tokens of The Downfall of Pompeii are built; `docs/notation.md` lists them. */
import type { Choice, Grammar, Part } from "../../lib/table/choice.ts";

const SQUARE = "[A-K][1-7]";
const CARD = new RegExp(`^(\\d+)(\\*?)@(${SQUARE})$`);
const NOWHERE = /^(\d+)-$/;
const RELATIVE = new RegExp(`^\\+(${SQUARE})$`);
const VICTIM = new RegExp(`^x(${SQUARE})([a-z])$`);
const LAVA = new RegExp(`^~(${SQUARE})([a-z]*)$`);
const MOVE = new RegExp(`^(${SQUARE})>(${SQUARE}|out)$`);

const part = (text: string, thing: string, kind: string): Part => ({ text, thing, kind });

function parts(token: string): Part[] {
  let found: RegExpExecArray | null;
  if ((found = CARD.exec(token))) {
    const [, house, joker, square] = found as unknown as string[];
    return [part(`${house}${joker}@`, house!, "card"), part(square!, square!, "place")];
  }
  if ((found = NOWHERE.exec(token))) return [part(token, found[1]!, "card")];
  if ((found = RELATIVE.exec(token))) return [part(token, found[1]!, "place")];
  if ((found = VICTIM.exec(token)))
    return [part(`x${found[1]!}`, found[1]!, "place"), part(found[2]!, found[2]!, "colour")];
  if ((found = LAVA.exec(token))) {
    const place = part(`~${found[1]!}`, found[1]!, "place");
    return found[2] ? [place, part(found[2], found[2], "symbol")] : [place];
  }
  if ((found = MOVE.exec(token))) return [part(`${found[1]!}>`, found[1]!, "place"), part(found[2]!, found[2]!, "place")];
  return [part(token, token, "word")];
}

function meant(legal: readonly string[], choice: Choice, picked: string): string | null {
  if (!new RegExp(`^${SQUARE}$`).test(picked)) return null;
  if (/[@>]$/.test(choice.chosen)) return choice.chosen + picked;
  const [sign = ""] = legal[0] ?? "";
  if (sign === "+" || sign === "~") return sign + picked;
  if (sign === "x") return `${sign}${picked}${legal[0]!.slice(-1)}`;
  const move = MOVE.exec(legal[0] ?? "");
  return move ? `${picked}>${move[2]!}` : null;
}

export const grammar: Grammar = {
  parts,
  // A single colour or symbol is picked automatically. A single place is not: people should see where it is.
  obvious: (kind) => kind === "colour" || kind === "symbol",
  meant,
};
