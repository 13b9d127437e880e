/** The one line of this page to the server, begun when a table is first looked at. */
import { hearTime } from "./clock.ts";
import { personKey } from "./keys.ts";
import type { ServerMessage } from "./protocol.ts";
import { Connection, type Line, type Wire } from "./socket.ts";

type Hearing = (message: ServerMessage) => void;

let line = $state.raw<Line>({ state: "connecting" });
let announced = $state.raw<string[]>([]);
const hearers = new Set<Hearing>();

function hear(message: ServerMessage): void {
  if (message.type === "announced" && !announced.includes(message.text)) announced = [...announced, message.text];
  if ((message.type === "view" || message.type === "happened") && message.standing) hearTime(message.standing.times.now);
  for (const hearer of hearers) hearer(message);
}

function open(): Wire {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/api/socket`) as unknown as Wire;
}

export const connection = new Connection({
  key: personKey,
  hear,
  line: (now) => {
    line = now;
  },
  open,
});

export const lineNow = (): Line => line;
export const announcements = (): string[] => announced;

export function dismiss(text: string): void {
  announced = announced.filter((each) => each !== text);
}

/** Hear all that the server says, until the returned function is called. */
export function listen(hearer: Hearing): () => void {
  hearers.add(hearer);
  connection.start();
  return () => hearers.delete(hearer);
}

// A network that is back, or a page that is looked at again, is reason to try at once.
addEventListener("online", () => {
  if (line.state === "lost") connection.restart();
});
document.addEventListener("visibilitychange", () => {
  if (line.state === "lost" && document.visibilityState === "visible") connection.restart();
});
