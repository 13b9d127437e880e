import { beforeEach, expect, test } from "vitest";
import { applyTheme, chosenTheme, currentTheme } from "../../../src/lib/person/theme.ts";

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset["theme"];
});

test("without a choice the browser's theme holds", () => {
  expect(chosenTheme()).toBeNull();
  expect(document.documentElement.dataset["theme"]).toBeUndefined();
});

test("a choice is shown and remembered, and can be taken back", () => {
  applyTheme("dark");
  expect([chosenTheme(), currentTheme()]).toEqual(["dark", "dark"]);
  applyTheme(null);
  expect(chosenTheme()).toBeNull();
});

test("something else in the store is no theme", () => {
  localStorage.setItem("theme", "pink");
  expect(chosenTheme()).toBeNull();
});
