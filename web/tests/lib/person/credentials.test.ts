import { describe, expect, it } from "vitest";
import { forgetTable, inviteTo, keepInvite, keepSeatKeys, seatKeys } from "../../../src/lib/person/credentials.ts";

describe("secrets", () => {
  it("are kept by table, and forgotten with it", () => {
    keepInvite("t1", "secret");
    keepSeatKeys("t1", { 0: "a", 2: "b" });
    expect(inviteTo("t1")).toBe("secret");
    expect(seatKeys("t1")).toEqual({ 0: "a", 2: "b" });
    expect(seatKeys("t2")).toEqual({});
    forgetTable("t1");
    expect([inviteTo("t1"), seatKeys("t1")]).toEqual([null, {}]);
  });
});
