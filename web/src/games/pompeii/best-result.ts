/** The best results of solo games on this device, one for each set of volcano cards. */
import type { PompeiiView } from "./view.ts";

interface BestResult {
  round: number;
  title: string;
}

const STORED = "vesuvius.solo.pompeii";
const FIRST_SET = "set_a";

const setOf = (view: PompeiiView): string => view.options.find((option) => option.startsWith("set_")) ?? FIRST_SET;

function storedResults(store: Pick<Storage, "getItem">): Record<string, BestResult> {
  try {
    return (JSON.parse(store.getItem(STORED) ?? "{}") ?? {}) as Record<string, BestResult>;
  } catch {
    return {};
  }
}

/** The best result with this game's volcano cards, this game included; null without a win. Earlier is better. */
export function bestResult(view: PompeiiView, store: Pick<Storage, "getItem" | "setItem"> = localStorage): BestResult | null {
  const all = storedResults(store);
  const before = all[setOf(view)] ?? null;
  if (view.players !== 1 || view.title === null || (before && before.round <= view.round)) return before;
  const now = { round: view.round, title: view.title };
  store.setItem(STORED, JSON.stringify({ ...all, [setOf(view)]: now }));
  return now;
}
