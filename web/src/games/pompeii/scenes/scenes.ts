/** The turning points of the game: Vesuvius wakes and strikes, a gate is shut, an army marches in, Pompeii ends. */
import type { Event } from "../../../lib/protocol.ts";
import type { Goods } from "../data/printed.ts";

/** What somebody loses to the volcano. */
export interface Loss {
  seat: number;
  goods: Goods;
}

export type Scene =
  | { kind: "awakening" }
  | { kind: "eruption"; card: string; losses: readonly Loss[] }
  | { kind: "halted"; seat: number }
  | { kind: "arrival"; seat: number }
  | { kind: "apocalypse" }
  | { kind: "destroyed" };

function lossesOf(events: readonly Event[]): Loss[] {
  const found = new Map<number, Record<string, number>>();
  for (const { kind, seat, facts } of events) {
    if (kind !== "lost" || seat === null) continue;
    const goods = found.get(seat) ?? {};
    goods[String(facts["good"])] = Number(facts["amount"]);
    found.set(seat, goods);
  }
  return [...found].map(([seat, goods]) => ({ seat, goods }));
}

function endOf({ seat, facts }: Event): Scene {
  if (facts["end"] === "castrum" && seat !== null) return { kind: "arrival", seat };
  return { kind: facts["end"] === "destroyed" ? "destroyed" : "apocalypse" };
}

/** What a move ends with, if it is a turning point. Of an eruption that ends the game, only the end is told. */
export function scenesOf(events: readonly Event[]): Scene[] {
  const over = events.find(({ kind }) => kind === "over");
  const scenes: Scene[] = [];
  for (const event of events) {
    if (event.kind === "flipped") scenes.push({ kind: "awakening" });
    if (event.kind === "halted" && event.seat !== null) scenes.push({ kind: "halted", seat: event.seat });
    if (event.kind === "erupted" && event.facts["card"] !== null && over?.facts["end"] !== "apocalypse") {
      scenes.push({ kind: "eruption", card: String(event.facts["card"]), losses: lossesOf(events) });
    }
  }
  return over ? [...scenes, endOf(over)] : scenes;
}
