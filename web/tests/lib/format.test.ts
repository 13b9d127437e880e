import { describe, expect, it } from "vitest";
import { ago, countdown, joined } from "../../src/lib/format.ts";

describe("times and lists", () => {
  it("are written as the language does", () => {
    expect(ago("en", 0, 7300)).toBe("2 hours ago");
    expect(ago("de", 0, 30)).toBe("jetzt");
    expect(ago("en", 100, 0)).toBe("now");
    expect([countdown(7), countdown(750), countdown(3750), countdown(-3)]).toEqual(["0:07", "12:30", "1:02:30", "0:00"]);
    expect(joined("fr", ["A", "B", "C"])).toBe("A, B et C");
  });
});
