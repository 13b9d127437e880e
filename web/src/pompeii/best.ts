/** The best results of solo games on this device, one for each set of volcano cards. */
import type { PompeiiView } from "./view.ts";

export interface Best {
  round: number;
  title: string;
}

const KEPT = "vesuvius.solo.pompeii";
const FIRST_SET = "set_a";

const setOf = (view: PompeiiView): string => view.options.find((option) => option.startsWith("set_")) ?? FIRST_SET;

function kept(store: Pick<Storage, "getItem">): Record<string, Best> {
  try {
    return (JSON.parse(store.getItem(KEPT) ?? "{}") ?? {}) as Record<string, Best>;
  } catch {
    return {};
  }
}

/** The best result with these volcano cards, this game counted in; null where none has been won. The earlier the better. */
export function bestWith(view: PompeiiView, store: Pick<Storage, "getItem" | "setItem"> = localStorage): Best | null {
  const all = kept(store);
  const before = all[setOf(view)] ?? null;
  if (view.players !== 1 || view.title === null || (before && before.round <= view.round)) return before;
  const now = { round: view.round, title: view.title };
  store.setItem(KEPT, JSON.stringify({ ...all, [setOf(view)]: now }));
  return now;
}
