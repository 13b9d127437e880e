/** One line about a game: who led the most people out through one gate. */
import type { Message } from "../../../lib/i18n.svelte.ts";
import type { Moment } from "../../../lib/table/presentation.ts";
import { GATE_AT } from "../board/board.ts";
import { waysOf } from "../board/ways.ts";

interface Exodus {
  seat: number;
  gate: string;
  count: number;
}

/** How many people each seat led out through each gate. */
function exoduses(moments: readonly Moment[]): Exodus[] {
  const found = new Map<string, Exodus>();
  for (const { last, preview } of moments) {
    const seat = last.find(({ kind }) => kind === "saved")?.seat ?? null;
    const gate = GATE_AT.get(waysOf(preview)[0]?.at(-1) ?? "")?.name;
    if (seat === null || gate === undefined) continue;
    const before = found.get(`${seat} ${gate}`)?.count ?? 0;
    found.set(`${seat} ${gate}`, { seat, gate, count: before + 1 });
  }
  return [...found.values()];
}

export function story(moments: readonly Moment[], name: (seat: number) => string): Message | null {
  const [most] = exoduses(moments).sort((one, other) => other.count - one.count);
  if (!most) return moments.length ? { id: "downfall-story-nobody" } : null;
  return { id: "downfall-story", args: { who: name(most.seat), gate: most.gate, count: most.count } };
}
