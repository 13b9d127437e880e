import { describe, expect, it } from "vitest";
import { readSettings } from "../../../src/lib/person/settings.svelte.ts";

describe("settings", () => {
  it("are as usual where nothing is kept or nothing can be read", () => {
    expect(readSettings(null)).toEqual(readSettings("{"));
    expect(readSettings(null)).toMatchObject({ language: null, speed: "normal", sound: false, confirm: true, auto: true });
    expect(readSettings('{"speed":"warp","language":"xx","confirm":false,"auto":false,"sound":true}')).toEqual({
      language: null, speed: "normal", sound: true, confirm: false, auto: false, notice: false,
    });
  });
});
