/** Squares on which the server says that people are in danger. */

import type { Previews } from "../../../lib/table/presentation.ts";

/**
 * While a piece is chosen, where it is and where it can go; before, all pieces that can move. While lava is being laid,
 * whom the chosen place cuts off.
 */
export function dangers(legal: readonly string[], previews: Previews, from: string | null, chosen: string): ReadonlySet<string> {
  const found = [...((previews[chosen]?.["cuts_off"] ?? []) as readonly string[])];
  for (const token of legal) {
    const [start = "", goal = ""] = token.split(">");
    const preview = previews[token];
    if (!preview || (from !== null && start !== from)) continue;
    if (preview["flees"]) found.push(start);
    if (preview["risks"] && from !== null) found.push(goal);
  }
  return new Set(found);
}
