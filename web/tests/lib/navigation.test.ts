import { describe, expect, it } from "vitest";
import { linkTarget } from "../../src/lib/navigation.svelte.ts";

describe("a link", () => {
  it.each([
    ['<a href="/rules"><b>x</b></a>', {}, "/rules"],
    ['<a href="/rules#R3"><b>x</b></a>', {}, null],
    ['<a href="https://elsewhere.example/"><b>x</b></a>', {}, null],
    ['<a href="/rules" target="_blank"><b>x</b></a>', {}, null],
    ['<a href="/rules" download><b>x</b></a>', {}, null],
    ['<a href="/rules"><b>x</b></a>', { ctrlKey: true }, null],
    ['<a href="/rules"><b>x</b></a>', { metaKey: true }, null],
    ['<a href="/rules"><b>x</b></a>', { shiftKey: true }, null],
    ['<a href="/rules"><b>x</b></a>', { altKey: true }, null],
    ['<a href="/rules"><b>x</b></a>', { button: 1 }, null],
    ["<b>x</b>", {}, null],
  ])("a click on %s with %o", (html, keys, to) => {
    document.body.innerHTML = html;
    const told: (string | null)[] = [];
    const clicked = document.querySelector("b")!;
    clicked.addEventListener("click", (event) => {
      told.push(linkTarget(event));
      event.preventDefault();
      expect(linkTarget(event)).toBeNull();
    });
    clicked.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...keys }));
    expect(told).toEqual([to]);
  });
});
