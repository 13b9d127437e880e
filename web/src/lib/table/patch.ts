/** Patches: the server says what a move changes in a view, by JSON Pointers; this only writes it down. */
import type { Patch } from "../protocol.ts";
import type { View } from "./presentation.ts";

const keysOf = (path: string): string[] =>
  path
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));

/** A copy with the value at a path changed; without a value, the path is removed. Everything else is shared. */
function changed(holder: unknown, [key = "", ...rest]: readonly string[], value: unknown): unknown {
  if (Array.isArray(holder)) {
    const copy: unknown[] = [...(holder as readonly unknown[])];
    copy[Number(key)] = rest.length ? changed(copy[Number(key)], rest, value) : value;
    return copy;
  }
  const { [key]: old, ...others } = holder as Record<string, unknown>;
  if (rest.length) return { ...(holder as object), [key]: changed(old, rest, value) };
  return value === undefined ? others : { ...(holder as object), [key]: value };
}

/** The view after a patch. */
export function applyPatch(view: View, patch: Patch): View {
  let now: unknown = view;
  for (const path of patch.removed) now = changed(now, keysOf(path), undefined);
  for (const [path, value] of Object.entries(patch.changed)) now = changed(now, keysOf(path), value);
  return now as View;
}
