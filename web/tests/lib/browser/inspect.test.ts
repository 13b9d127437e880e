import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { inspectable } from "../../../src/lib/browser/inspect.ts";

let node: HTMLButtonElement;
let heard: string[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  node = document.body.appendChild(document.createElement("button"));
  node.addEventListener("click", () => heard.push("click"));
  const looks = { onglance: () => heard.push("glance"), onleave: () => heard.push("leave"), oninspect: () => heard.push("inspect") };
  stop = inspectable(looks)(node) as () => void;
});
afterEach(() => {
  stop();
  node.remove();
  vi.useRealTimers();
});

const point = (kind: string, pointerType: string, clientX = 0): boolean => node.dispatchEvent(Object.assign(new MouseEvent(kind, { clientX, bubbles: true }), { pointerType }));

it("is looked at by a mouse that rests on it, until it leaves or presses", () => {
  point("pointerenter", "mouse");
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(500);
  expect(heard).toEqual(["glance"]);
  point("pointerdown", "mouse");
  node.click();
  expect(heard).toEqual(["glance", "leave", "click"]);
});

it("is not looked at by a mouse that passes over it", () => {
  point("pointerenter", "mouse");
  point("pointerleave", "mouse");
  vi.advanceTimersByTime(500);
  expect(heard).toEqual(["leave"]);
});

it("is inspected by a finger that holds it, which is no tap", () => {
  point("pointerdown", "touch");
  vi.advanceTimersByTime(500);
  point("pointerup", "touch");
  node.click();
  expect(heard).toEqual(["leave", "inspect"]);
  point("pointerdown", "touch");
  point("pointerup", "touch");
  vi.advanceTimersByTime(500);
  node.click();
  expect(heard.slice(2)).toEqual(["leave", "click"]);
});

it("is not inspected by a finger that slips, as when the page is scrolled", () => {
  point("pointerdown", "touch");
  point("pointermove", "touch", 30);
  vi.advanceTimersByTime(500);
  expect(heard).toEqual(["leave"]);
});

it("is inspected by its key, and by no other", () => {
  for (const key of ["a", "i", "Enter"]) node.dispatchEvent(new KeyboardEvent("keydown", { key }));
  node.dispatchEvent(new KeyboardEvent("keydown", { key: "i", ctrlKey: true }));
  expect(heard).toEqual(["leave", "inspect"]);
});
