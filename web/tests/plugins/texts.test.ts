import { expect, it } from "vitest";
import { messagesIn } from "../../plugins/texts.ts";

it("leaves out what only a terminal or a host says", () => {
  expect(messagesIn("# c\nweb-a = x\n    y\nposition-b = z\n    w\n\nbot-level-1-name = v\nbot-level-1-about = u\nbot-own-name = t")).toBe("web-a = x\n    y\nbot-level-1-name = v");
});
