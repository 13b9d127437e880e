/** The page's one connection to the server, opened with the first table. */
import { syncServerTime } from "../table/clock.ts";
import { onPersonChange, personKey } from "../person/credentials.ts";
import type { ServerMessage } from "../protocol.ts";
import { Connection, type ConnectionState, type SocketLike } from "./socket.ts";

type Hearing = (message: ServerMessage) => void;

let line = $state.raw<ConnectionState>({ state: "connecting" });
let announced = $state.raw<string[]>([]);
const hearers = new Set<Hearing>();

function hear(message: ServerMessage): void {
  if (message.type === "announced" && !announced.includes(message.text)) announced = [...announced, message.text];
  if (message.type === "welcome" && message.now) syncServerTime(message.now);
  if ((message.type === "view" || message.type === "happened") && message.standing) syncServerTime(message.standing.times.now);
  for (const hearer of hearers) hearer(message);
}

function open(): SocketLike {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/api/socket`) as unknown as SocketLike;
}

export const connection = new Connection({
  key: personKey,
  hear,
  line: (now) => {
    line = now;
  },
  open,
});

export const connectionState = (): ConnectionState => line;
export const announcements = (): string[] => announced;

export function dismiss(text: string): void {
  announced = announced.filter((each) => each !== text);
}

/** Calls back with every message, until the returned function is called. */
export function listen(hearer: Hearing): () => void {
  hearers.add(hearer);
  connection.start();
  return () => hearers.delete(hearer);
}

onPersonChange(() => {
  connection.renew();
});

function retry(): void {
  if (line.state === "lost" || line.state === "connecting") connection.restart();
}

// The browser knows first that the network is gone; yet a server on the same machine still answers then.
addEventListener("offline", () => {
  connection.checkNow();
});
addEventListener("online", retry);
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") retry();
});
