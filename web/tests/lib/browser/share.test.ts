import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { copy, share } from "../../../src/lib/browser/share.ts";

const what = { title: "Livia has won", url: "http://x/tables/t" };
let button: HTMLButtonElement;
let copied: string[];

beforeEach(() => {
  button = document.body.appendChild(document.createElement("button"));
  copied = [];
  // The old way copies whatever is selected.
  document.execCommand = vi.fn(() => copied.push(button.querySelector("textarea")?.value ?? "") > 0);
});
afterEach(() => {
  button.remove();
});

const clipboard = { writeText: (text: string): Promise<void> => Promise.resolve(void copied.push(`clip ${text}`)) };
const failing = { writeText: (): Promise<void> => Promise.reject(new DOMException("no", "NotAllowedError")) };
const sharing =
  (outcome: Promise<void>): (() => Promise<void>) =>
  () =>
    outcome;

describe("copying", () => {
  it("takes the clipboard, and the old way where there is none or it is refused", async () => {
    expect(await copy("a", button, { clipboard })).toBe(true);
    expect(await copy("b", button, {})).toBe(true);
    expect(await copy("c", button, { clipboard: failing })).toBe(true);
    expect(copied).toEqual(["clip a", "b", "c"]);
    expect(button.querySelector("textarea")).toBeNull();
  });

  it("says when nothing could be copied", async () => {
    document.execCommand = () => false;
    expect(await copy("a", button, {})).toBe(false);
  });
});

describe("sharing", () => {
  it("hands the link to the device where it can", async () => {
    expect(await share(what, button, { share: sharing(Promise.resolve()), clipboard })).toBe("shared");
    expect(copied).toEqual([]);
  });

  it("copies the link where the device cannot, or fails", async () => {
    expect(await share(what, button, { clipboard })).toBe("copied");
    const broken = sharing(Promise.reject(new DOMException("no", "DataError")));
    expect(await share(what, button, { share: broken, clipboard })).toBe("copied");
    expect(copied).toEqual([`clip ${what.url}`, `clip ${what.url}`]);
  });

  it("copies what is said with the link above it", async () => {
    expect(await share({ ...what, text: "She won.\nHardly." }, button, { clipboard })).toBe("copied");
    expect(copied).toEqual([`clip She won.\nHardly.\n${what.url}`]);
  });

  it("leaves it at that when somebody closes the device's dialog", async () => {
    const closed = sharing(Promise.reject(new DOMException("closed", "AbortError")));
    expect(await share(what, button, { share: closed, clipboard })).toBe("refused");
    expect(copied).toEqual([]);
  });
});
