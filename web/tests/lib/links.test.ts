import { describe, expect, it } from "vitest";
import { inviteLink, isHereOnly, positionIn, positionLink, readFragment } from "../../src/lib/links.ts";
import { pathTo } from "../../src/lib/routes.ts";

describe("a link to a table", () => {
  it("has the invitation in its fragment, if there is one", () => {
    const link = inviteLink(pathTo("table", { table: "t1" }), "a-b_c", "http://here");
    expect(link).toBe("http://here/tables/t1#invite=a-b_c");
    expect(readFragment(new URL(link).hash)).toEqual({ invite: "a-b_c" });
    expect(inviteLink("/tables/t/replay/5", "s+1", "http://x")).toBe("http://x/tables/t/replay/5#invite=s%2B1");
    expect(inviteLink("/tables/t", null, "http://x")).toBe("http://x/tables/t");
    expect(readFragment("")).toEqual({});
  });
});

describe("a link of a server for one device", () => {
  it.each([
    ["http://127.0.0.1:8079/tables/t", true],
    ["http://localhost:8079/tables/t", true],
    ["http://[::1]:8079/tables/t", true],
    ["http://192.168.0.7:8079/tables/t", false],
    ["https://127.example.org/tables/t", false],
  ])("%s opens there only: %s", (link, only) => {
    expect(isHereOnly(link)).toBe(only);
  });
});

describe("a link to a position", () => {
  it("opens the editor of its game with the same picture", () => {
    const link = positionLink("http://x", "downfall", "game: downfall\n1 | . #\n");
    expect(new URL(link).pathname).toBe("/editor/downfall");
    expect(positionIn(new URL(link).hash)).toBe("game: downfall\n1 | . #\n");
    expect([positionIn(""), positionIn("#R3"), positionIn("#position=%E0%A4%A")]).toEqual([null, null, null]);
  });
});
