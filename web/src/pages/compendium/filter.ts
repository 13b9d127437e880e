/** Which printed things are shown: those of a group and kind that have to do with a subject and hold every word. */
import type { PrintedGroup, PrintedThing } from "../../games/game.ts";
import { holdsAll, wordsOf } from "../../lib/text-search.ts";

export interface Filter {
  /** Null for all groups. */
  group: string | null;
  kind: string | null;
  subject: string | null;
  question: string;
}

const textOf = ({ id, name, lines, source }: PrintedThing): string => [id, name, ...lines, source].join("\n");

/** The groups with those things that pass the filter; a group without any is left out. */
export function shownGroups(groups: readonly PrintedGroup[], { group, kind, subject, question }: Filter): PrintedGroup[] {
  const asked = wordsOf(question);
  const isShown = (thing: PrintedThing): boolean =>
    (kind === null || thing.kinds.includes(kind)) && (subject === null || subject in thing.subjects) && holdsAll(textOf(thing), asked);
  return groups
    .filter(({ id }) => group === null || id === group)
    .map((each) => ({ ...each, things: each.things.filter(isShown) }))
    .filter(({ things }) => things.length > 0);
}
