import { beforeEach, describe, expect, it, vi } from "vitest";
import { PositionEditor, type PositionDraft } from "../../src/components/editor/position-editor.svelte.ts";
import type { StudyPosition, Trouble } from "../../src/lib/protocol.ts";

interface Draft extends PositionDraft {
  text: string;
}

const draft = (text: string): Draft => ({ players: 2, options: [], text });
const rules = {
  game: "downfall",
  empty: () => draft(""),
  shown: (view: Record<string, unknown>, { text }: Draft) => ({ ...view, drafted: text }),
};
const trouble: Trouble = { message: "position-lava", args: {}, rule: "R12" };

type Reply = Partial<StudyPosition> | Trouble;
let replies: ((reply: Reply) => void)[] = [];
let asked: unknown[] = [];

/** Answers the oldest request that is still open. */
function answer(reply: Reply): void {
  replies.shift()!(reply);
}

beforeEach(() => {
  [replies, asked] = [[], []];
  vi.stubGlobal("fetch", async (_path: string, { body }: { body: string }) => {
    asked.push((JSON.parse(body) as { position: unknown }).position);
    const reply = await new Promise<Reply>((answered) => replies.push(answered));
    return Response.json(reply, { status: "message" in reply ? 409 : 200 });
  });
});

const state = (editor: PositionEditor<Draft>): unknown[] => [editor.possible, editor.waiting, editor.view];

describe("a position that is set up", () => {
  it("shows the draft while the server checks it, and then the server's view", async () => {
    const editor = new PositionEditor(rules);
    expect(state(editor)).toEqual([false, false, null]);
    const first = editor.change(draft("one"));
    answer({ view: { seen: 1 } });
    await first;
    expect(state(editor)).toEqual([true, false, { seen: 1 }]);
    const second = editor.change(draft("two"));
    expect(state(editor)).toEqual([false, true, { seen: 1, drafted: "two" }]);
    answer({ view: { seen: 2 } });
    await second;
    expect(state(editor)).toEqual([true, false, { seen: 2 }]);
  });

  it("that is impossible keeps the draft, and says what is wrong", async () => {
    const editor = new PositionEditor(rules);
    const first = editor.change(draft("one"));
    answer({ view: { seen: 1 } });
    await first;
    const second = editor.change(draft("bad"));
    answer(trouble);
    await second;
    expect(state(editor)).toEqual([false, false, { seen: 1, drafted: "bad" }]);
    expect([editor.trouble, editor.misread]).toEqual([trouble, null]);
  });

  it("ignores an answer that a later change has overtaken", async () => {
    const editor = new PositionEditor(rules);
    const changes = [editor.change(draft("one")), editor.change(draft("two"))];
    const [early, late] = replies;
    late!({ view: { seen: 2 } });
    await changes[1];
    early!(trouble);
    await changes[0];
    expect(state(editor)).toEqual([true, false, { seen: 2 }]);
    expect(editor.trouble).toBeNull();
  });
});

describe("a position that is read from a text", () => {
  it("becomes the draft", async () => {
    const editor = new PositionEditor(rules);
    const reading = editor.read("a picture");
    answer({ view: { seen: 1 }, position: { ...draft("read") } });
    expect(await reading).toBe(true);
    expect([editor.draft.text, asked]).toEqual(["read", ["a picture"]]);
  });

  it("that is wrong changes nothing", async () => {
    const editor = new PositionEditor(rules);
    const first = editor.change(draft("one"));
    answer({ view: { seen: 1 } });
    await first;
    const reading = editor.read("nonsense");
    answer(trouble);
    expect(await reading).toBe(false);
    expect([editor.draft.text, editor.misread, editor.trouble]).toEqual(["one", trouble, null]);
    expect(editor.possible).toBe(true);
  });
});
