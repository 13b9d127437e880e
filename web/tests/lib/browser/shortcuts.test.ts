import { describe, expect, it } from "vitest";
import { isShortcut } from "../../../src/lib/browser/shortcuts.ts";

/** What becomes of a key that is pressed on an element. */
function pressed(html: string, key: string, held: KeyboardEventInit = {}, taken = false): boolean {
  document.body.innerHTML = html;
  const target = document.body.firstElementChild!;
  let found = false;
  if (taken) target.addEventListener("keydown", (event) => { event.preventDefault(); });
  document.body.onkeydown = (event) => (found = isShortcut(event));
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...held }));
  return found;
}

describe("a key", () => {
  it.each([
    ["<div></div>", "h", true],
    ["<button></button>", "ArrowLeft", true],
    ["<input>", "h", false],
    ["<textarea></textarea>", "h", false],
    ["<select></select>", "h", false],
    ['<input type="range">', "h", true],
    ['<input type="range">', "Escape", true],
    ['<input type="range">', "ArrowLeft", false],
    ['<input type="range">', "End", false],
    ['<input type="range">', "PageUp", false],
  ])("on %s, %s: %s", (html, key, is) => {
    expect(pressed(html, key)).toBe(is);
  });

  it("is none beside a held one, or where something has taken it", () => {
    for (const held of ["ctrlKey", "metaKey", "altKey"]) expect(pressed("<div></div>", "h", { [held]: true })).toBe(false);
    expect(pressed("<div></div>", "?", { shiftKey: true })).toBe(true);
    expect(pressed("<div></div>", "h", {}, true)).toBe(false);
  });
});
