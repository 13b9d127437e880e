import { beforeAll, describe, expect, it } from "vitest";
import { game as drawn } from "../../../src/games/downfall/game.ts";
import { eventLines } from "../../../src/games/downfall/events/log-lines.ts";
import { presentation } from "../../../src/games/downfall/presentation.ts";
import positions from "../../../src/games/downfall/gallery/positions.json";
import { addTexts, LANGUAGES, setLanguage, tell } from "../../../src/lib/i18n.svelte.ts";
import { explainedMove, explanation } from "../../../src/lib/table/move-text.ts";

const name = (seat: number): string => ["Livia", "Marcus", "Aurelia", "Titus"][seat]!;
const told = (token: string, ...says: { message: string; args?: Record<string, string | number> }[]): string =>
  explainedMove(token, {}, presentation, name, { [token]: { says } });

const buries = (owner: number, count: number) => ({ message: "reason-burns", args: { owner, count } });
const closes = { message: "downfall-explain-closes", args: { gate: "Porta di Nola" } };
const steps = (count: number) => ({ message: "downfall-explain-steps", args: { square: "F6", count } });
const leaves = { message: "downfall-explain-leave-all", args: { count: 3, gate: "Porta di Stabia" } };
const risk = { message: "downfall-explain-risk" };

beforeAll(async () => {
  await Promise.all(drawn.texts.map(addTexts));
});

describe("what a move brings about", () => {
  it.each([
    ["en", "Lava on J2: buries 2 of Titus’s pieces, buries one of Marcus’s pieces and closes Porta di Nola"],
    ["de", "Lava auf J2: verschüttet 2 Steine von Titus, verschüttet einen Stein von Marcus und verschließt die Porta di Nola"],
    ["fr", "De la lave en J2 : ensevelit 2 marqueurs de Titus, ensevelit un marqueur de Marcus et ferme la Porta di Nola"],
    ["nl", "Lava op J2: bedelft 2 pionnen van Titus, bedelft een pion van Marcus en sluit de Porta di Nola af"],
  ] as const)("names the players, whatever their colours: %s", async (language, words) => {
    await setLanguage(language);
    expect(told("~J2", buries(3, 2), buries(1, 1), closes).replace(", and ", " and ").replace(/[\u00a0\u202f]/g, " ")).toBe(words);
  });

  it.each([
    ["en", "F6 gives 3 steps and the way through Porta di Stabia takes all three"],
    ["de", "F6 gibt 3 Schritte und der Weg durch die Porta di Stabia braucht alle drei"],
    ["fr", "F6 donne 3 pas et le chemin par la Porta di Stabia prend les trois"],
    ["nl", "F6 geeft 3 stappen en de weg door de Porta di Stabia kost ze alle drie"],
  ] as const)("counts the steps: %s", async (language, words) => {
    await setLanguage(language);
    expect(explanation({ says: [steps(3), leaves] }, name, presentation)).toBe(words);
  });

  it.each([
    ["en", "costs you a piece of your own", "costs Titus 2 pieces"],
    ["de", "kostet dich einen eigenen Stein", "kostet Titus 2 Steine"],
    ["fr", "vous coûte un de vos marqueurs", "coûte 2 marqueurs à Titus"],
    ["nl", "kost je zelf een pion", "kost Titus 2 pionnen"],
  ] as const)("speaks to whoever decides, and of them to others: %s", async (language, mine, theirs) => {
    await setLanguage(language);
    const costs = (count: number) => ({ says: [{ message: "reason-own-loss", args: { count } }, closes] });
    expect(explanation(costs(1), name, presentation)).toContain(mine);
    expect(explanation(costs(2), name, presentation, "Titus")).toContain(theirs);
  });

  it.each([
    ["en", "Buried on C2: one of Livia’s pieces, 2 of Titus’s pieces"],
    ["de", "Verschüttet auf C2: ein Stein von Livia, 2 Steine von Titus"],
    ["fr", "Ensevelis en C2 : un marqueur de Livia, 2 marqueurs de Titus"],
    ["nl", "Bedolven op C2: een pion van Livia, 2 pionnen van Titus"],
  ] as const)("is told in the log with the players’ names: %s", async (language, words) => {
    await setLanguage(language);
    const burnt = { kind: "burnt", rule: "R12", seat: null, facts: { square: "C2", pieces: [1, 0, 0, 2] }, reveals: false };
    expect(eventLines([burnt], name).map((line) => tell(line).replace(/[\u00a0\u202f]/g, " "))).toEqual([words]);
  });

  it("is short if there is little to say, and nothing if there is nothing", async () => {
    await setLanguage("en");
    const all = (message: string, count: number): string => told("F6>F4", { message: `downfall-explain-${message}`, args: { count } });
    expect([all("way", 2), all("way-all", 2), all("way-all", 5)]).toEqual(["2", "both", "all 5"].map((count) => `From F6 to F4: this way takes ${count}`));
    expect(told("F6>F5", risk)).toBe("From F6 to F5: the next tile can take it there");
    expect(told("F6>F5")).toBe("From F6 to F5");
    expect(told("xB4k")).toBe("From B4 into the volcano: a piece of Marcus’s");
  });

  it.each(LANGUAGES)("has words for all that the server said in real games, and no colours: %s", async (language) => {
    await setLanguage(language);
    const colours = /\b(?:red|black|yellow|blue|rot|schwarz|gelb|blau|rouge|noir|jaune|bleu|rode|zwarte|gele|blauwe)/i;
    const said = positions.flatMap(({ previews }) => Object.values(previews).map((preview) => explanation(preview, name, presentation)));
    expect(said.filter(Boolean).length).toBeGreaterThan(20);
    expect(said.filter((text) => /downfall-|reason-/.test(text) || colours.test(text))).toEqual([]);
  });
});
