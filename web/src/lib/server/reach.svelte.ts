/** Whether the server can be reached. The browser knows first that the network is gone, a failed request second. */
const HEALTH = "/health/live";
/** How long the server may take to answer, and how long it is left in peace while it doesn't, in milliseconds. */
const PATIENCE = 700;
const AGAIN = 4000;

let isGone = $state(false);
let asking: Promise<void> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

export const isServerGone = (): boolean => isGone;

/** Finds out at once whether the server answers; if it doesn't, asks again until it does. */
export function lookForServer(): Promise<void> {
  asking ??= ask().finally(() => (asking = null));
  return asking;
}

async function ask(): Promise<void> {
  clearTimeout(timer);
  try {
    await fetch(HEALTH, { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) });
    isGone = false;
  } catch {
    isGone = true;
    timer = setTimeout(() => void lookForServer(), AGAIN);
  }
}

// A server on the same machine still answers then, so the browser alone doesn't decide it.
addEventListener("offline", () => void lookForServer());
addEventListener("online", () => {
  if (isGone) void lookForServer();
});
if (!navigator.onLine) void lookForServer();
