import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Answer, ServerMessage } from "../../../src/lib/protocol.ts";
import { Connection, newId, waitBefore, type ConnectionState, type SocketLike } from "../../../src/lib/server/socket.ts";

class FakeWire implements SocketLike {
  onopen: SocketLike["onopen"] = null;
  onmessage: SocketLike["onmessage"] = null;
  onclose: SocketLike["onclose"] = null;
  sent: Record<string, unknown>[] = [];
  closed = false;
  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  greet(): void {
    this.onopen?.();
    this.say({ type: "welcome", version: 1, person: "p", name: "Livia", ready: true });
  }
  drop(code = 1006): void {
    this.onclose?.({ code, reason: "" });
  }
}

let wires: FakeWire[];
let heard: ServerMessage[];
let lines: ConnectionState[];
let connection: Connection;
const wire = (): FakeWire => wires.at(-1)!;
const of = (type: string): Record<string, unknown>[] => wire().sent.filter((message) => message["type"] === type);
const happened = (seq: number): unknown => ({ type: "happened", table: "t", seat: 0, seq, at: 0, entry: { kind: "began" } });

beforeEach(() => {
  vi.useFakeTimers();
  [wires, heard, lines] = [[], [], []];
  connection = new Connection({
    key: () => "secret",
    hear: (message) => heard.push(message),
    line: (line) => lines.push(line),
    open: () => wires[wires.push(new FakeWire()) - 1]!,
    now: () => 0,
    random: () => 0.5,
  });
  connection.start();
});

afterEach(() => {
  connection.stop();
  vi.useRealTimers();
});

describe("a server that can store nothing", () => {
  it("is told of with its reason until something is stored again, and asked again meanwhile", () => {
    void connection.command({ type: "play", table: "t", seat: 0, seq: 3, token: "a" });
    wire().greet();
    const sent = of("play")[0]!;
    wire().say({ type: "busy", id: sent["id"], table: "t", seconds: 1 });
    expect(lines.at(-1)).toEqual({ state: "open" });
    wire().say({ type: "busy", id: sent["id"], table: "t", seconds: 1, why: "store-full" });
    expect(lines.at(-1)).toEqual({ state: "stuck", message: "store-full" });
    vi.advanceTimersByTime(1000);
    expect(of("play").length).toBeGreaterThan(1);
    wire().say({ type: "acknowledged", id: sent["id"], table: "t", seq: 4 });
    expect(lines.at(-1)).toEqual({ state: "open" });
  });
});

describe("what is said", () => {
  it("is sent again after a reconnection, under the same id, until it is answered", async () => {
    const answered = vi.fn();
    void connection.say("t", 0, "Salve!").then(answered);
    wire().greet();
    const [sent] = of("say");
    expect(sent).toMatchObject({ type: "say", table: "t", seat: 0, text: "Salve!" });
    wire().drop();
    vi.advanceTimersByTime(500);
    wire().greet();
    expect(of("say")).toEqual([sent]);
    wire().say({ type: "busy", id: sent!["id"], table: "t", seconds: 2 });
    vi.advanceTimersByTime(2_000);
    expect(of("say")).toEqual([sent, sent]);
    expect(answered).not.toHaveBeenCalled();
    const refusal: Answer = { type: "refused", id: String(sent!["id"]), table: "t", rule: "", message: "chat-off", args: {} };
    wire().say(refusal);
    await vi.advanceTimersByTimeAsync(0);
    expect(answered).toHaveBeenCalledWith(refusal);
  });
});

describe("the line", () => {
  it("greets with version and key, and says nothing before it is greeted back", () => {
    connection.watch({ table: "t", seat: 0 });
    wire().onopen?.();
    expect(wire().sent).toEqual([{ type: "hello", version: 1, key: "secret", details: true }]);
    wire().say({ type: "welcome", version: 1, person: null, name: null, ready: true });
    expect(of("watch")).toEqual([{ type: "watch", table: "t", seat: 0, since: null }]);
    expect(lines.at(-1)).toEqual({ state: "open" });
  });

  it("tries again, later and later, and at once when greeted in between", () => {
    for (const wait of [500, 1000, 2000, 4000]) {
      wire().drop();
      expect(lines.at(-1)).toEqual({ state: "lost", retryAt: wait });
      vi.advanceTimersByTime(wait);
    }
    expect(wires).toHaveLength(5);
    wire().greet();
    wire().drop();
    expect(lines.at(-1)).toEqual({ state: "lost", retryAt: 500 });
  });

  it("never waits for long, and not as long as everybody else", () => {
    expect(waitBefore(50, 1)).toBeLessThanOrEqual(18_750);
    expect(waitBefore(3, 0)).toBeLessThan(waitBefore(3, 1));
  });

  it("does not come back where it is not wanted", () => {
    wire().onopen?.();
    wire().say({ type: "failed", message: "key-unknown", args: {} });
    wire().drop(1008);
    expect(lines.at(-1)).toEqual({ state: "ended", message: "key-unknown" });
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
    connection.renew();
    expect(wires).toHaveLength(1);
    connection.restart();
    expect(wires).toHaveLength(2);
    connection.renew();
    expect(wires).toHaveLength(3);
  });

  it("asks whether the server still hears when nothing has come for a while", () => {
    wire().greet();
    vi.advanceTimersByTime(20_000);
    expect(of("ping")).toHaveLength(1);
    wire().say({ type: "pong" });
    vi.advanceTimersByTime(5_000);
    expect(lines.at(-1)).toEqual({ state: "open" });
  });

  it("is lost if the server does not answer", () => {
    wire().greet();
    const old = wire();
    vi.advanceTimersByTime(25_000);
    expect(lines.at(-1)).toEqual({ state: "lost", retryAt: 500 });
    expect(old.closed).toBe(true);
    vi.advanceTimersByTime(500);
    expect(wires).toHaveLength(2);
    wire().greet();
    expect(lines.at(-1)).toEqual({ state: "open" });
  });

  it("asks sooner if a command is not answered", () => {
    wire().greet();
    void connection.command({ type: "play", table: "t", seat: 0, seq: 3, token: "7@F5" });
    vi.advanceTimersByTime(3_000);
    expect(of("ping")).toHaveLength(1);
    vi.advanceTimersByTime(5_000);
    expect(lines).toContainEqual({ state: "lost", retryAt: 500 });
  });

  it("asks at once, and waits only briefly, when the browser says that it is offline", () => {
    wire().greet();
    connection.checkNow();
    expect(of("ping")).toHaveLength(1);
    vi.advanceTimersByTime(600);
    expect(lines.at(-1)).toEqual({ state: "lost", retryAt: 500 });
  });

  it("stays open when the browser says that it is offline but the server answers, as it does on the same machine", () => {
    wire().greet();
    connection.checkNow();
    wire().say({ type: "pong" });
    vi.advanceTimersByTime(5_000);
    expect(lines.at(-1)).toEqual({ state: "open" });
  });

  it("gives a server up that never greets", () => {
    wire().onopen?.();
    vi.advanceTimersByTime(10_000);
    expect(lines).toContainEqual({ state: "lost", retryAt: 500 });
  });

  it("forgets a wire that was given up", () => {
    const old = wire();
    connection.restart();
    old.greet();
    expect(lines.at(-1)).toEqual({ state: "connecting" });
    old.drop();
    expect(wires).toHaveLength(2);
    expect(old.closed).toBe(true);
  });
});

describe("watching", () => {
  beforeEach(() => {
    wire().greet();
    connection.watch({ table: "t", seat: 0, invite: "i" });
    wire().say({ type: "view", table: "t", seat: 0, seq: 3 });
  });

  it("goes on from the last entry after the line was lost", () => {
    wire().say(happened(4));
    wire().drop();
    vi.advanceTimersByTime(500);
    wire().greet();
    expect(of("watch")).toEqual([{ type: "watch", table: "t", seat: 0, invite: "i", since: 4 }]);
  });

  it("asks for what is missing, and passes nothing on out of order", () => {
    wire().say(happened(6));
    expect(of("watch").at(-1)).toMatchObject({ since: 3 });
    for (const seq of [4, 5, 6, 6, 5]) wire().say(happened(seq));
    expect(heard.filter((each) => each.type === "happened").map((each) => each.seq)).toEqual([4, 5, 6]);
  });

  it("watches again when it is behind", () => {
    wire().say({ type: "behind", table: "t", seat: 0 });
    expect(of("watch").at(-1)).toMatchObject({ since: 3 });
  });

  it("can ask for all of it", () => {
    connection.refresh("t", 0);
    expect(of("watch").at(-1)).toEqual({ type: "watch", table: "t", seat: 0, invite: "i", since: null });
  });

  it("asks for all of it once, until it has come", () => {
    const asked = (): number => of("watch").length;
    const before = asked();
    for (let times = 0; times < 3; times += 1) connection.refresh("t", 0);
    expect(asked()).toBe(before + 1);
    wire().say({ type: "view", table: "t", seat: 0, seq: 4 });
    connection.refresh("t", 0);
    expect(asked()).toBe(before + 2);
  });

  it("still waits for all of it after the server was busy, and after the line was lost", () => {
    connection.refresh("t", 0);
    wire().say({ type: "busy", id: null, table: "t", seconds: 1 });
    vi.advanceTimersByTime(1000);
    expect(of("watch").at(-1)).toMatchObject({ since: null });
    wire().drop();
    vi.advanceTimersByTime(500);
    wire().greet();
    expect(of("watch")).toEqual([{ type: "watch", table: "t", seat: 0, invite: "i", since: null }]);
  });

  it("stops", () => {
    connection.unwatch("t", 0);
    expect(of("unwatch")).toHaveLength(1);
    wire().say(happened(4));
    expect(heard.some((each) => each.type === "happened")).toBe(false);
  });
});

describe("commands", () => {
  let answer: Promise<Answer>;
  const played = (): Record<string, unknown> => of("play").at(-1)!;

  beforeEach(() => {
    wire().greet();
    answer = connection.command({ type: "play", table: "t", seat: 0, seq: 3, token: "7@F5" });
  });

  it("are answered", async () => {
    wire().say({ type: "refused", id: played()["id"], table: "t", rule: "R6", message: "refusal-full", args: {} });
    expect((await answer).type).toBe("refused");
  });

  it("travel again under the same id when the line was lost", async () => {
    const id = played()["id"];
    wire().drop();
    vi.advanceTimersByTime(500);
    wire().greet();
    expect(played()).toEqual({ type: "play", table: "t", seat: 0, seq: 3, token: "7@F5", id });
    wire().say({ type: "acknowledged", id, table: "t", seq: 4 });
    expect((await answer).type).toBe("acknowledged");
    wire().drop();
    vi.advanceTimersByTime(500);
    wire().greet();
    expect(of("play")).toEqual([]);
  });

  it("wait as long as a busy server says", () => {
    wire().say({ type: "busy", id: played()["id"], table: "t", seconds: 2 });
    expect(of("play")).toHaveLength(1);
    vi.advanceTimersByTime(1900);
    expect(of("play")).toHaveLength(1);
    vi.advanceTimersByTime(200);
    expect(of("play")).toHaveLength(2);
    expect(of("play")[0]!["id"]).toBe(of("play")[1]!["id"]);
  });

  it("have ids that the server takes", () => {
    expect(newId()).toMatch(/^[0-9a-f]{24}$/);
    expect(newId()).not.toBe(newId());
  });

  it("leave watching to be tried again too", () => {
    connection.watch({ table: "t", seat: 0 });
    wire().say({ type: "busy", id: null, table: "t", seconds: 1 });
    vi.advanceTimersByTime(1000);
    expect(of("watch")).toHaveLength(2);
  });
});
