import { expect, it } from "vitest";
import { messagesIn } from "../../plugins/texts.ts";

it("leaves out what only a terminal or a host says", () => {
  expect(messagesIn("# c\nweb-a = x\n    y\nposition-b = z\n    w\n\nweb-c = v")).toBe("web-a = x\n    y\nweb-c = v");
});
