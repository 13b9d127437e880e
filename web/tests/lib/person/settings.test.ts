import { describe, expect, it, vi } from "vitest";
import { readSettings } from "../../../src/lib/person/settings.svelte.ts";

describe("settings", () => {
  it("are as usual where nothing is kept or nothing can be read", () => {
    expect(readSettings(null)).toEqual(readSettings("{"));
    expect(readSettings(null)).toMatchObject({ language: null, speed: "normal", sound: false, confirm: true, auto: true });
    expect(readSettings('{"speed":"warp","language":"xx","confirm":false,"auto":false,"sound":true}')).toEqual({
      language: null, speed: "normal", sound: true, confirm: false, auto: false, coordinates: true, pieces: "usual", ownColour: null, notice: false, watched: true,
    });
  });

  it("take colours of pieces only from those that there are", () => {
    expect(readSettings('{"pieces":"distinct","ownColour":"blue"}')).toMatchObject({ pieces: "distinct", ownColour: "blue" });
    expect(readSettings('{"pieces":"plaid","ownColour":"mauve"}')).toMatchObject({ pieces: "usual", ownColour: null });
  });

  it("name columns and rows unless the window is small, or somebody has said otherwise", () => {
    const window = (matches: boolean) => vi.stubGlobal("matchMedia", () => ({ matches }));
    window(true);
    expect(readSettings(null).coordinates).toBe(true);
    expect(readSettings('{"coordinates":false}').coordinates).toBe(false);
    window(false);
    expect(readSettings(null).coordinates).toBe(false);
    expect(readSettings('{"coordinates":true}').coordinates).toBe(true);
  });
});
