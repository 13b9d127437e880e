/** Web push: this browser is told of a turn even while no page is open, if the server can. */
import { notices, subscribePush } from "../server/api.ts";
import { ensurePersonKey } from "./person.svelte.ts";

const worker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  "serviceWorker" in navigator ? navigator.serviceWorker.getRegistration() : undefined;

/** Subscribes this browser, unless the server sends no pushes or there is no service worker. */
export async function turnPushOn(): Promise<void> {
  const registration = await worker();
  if (!registration?.active) return;
  const key = await ensurePersonKey();
  const { push } = await notices(key);
  if (push === null) return;
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: push });
  await subscribePush(key, made.toJSON());
}

/** Ends it. The server forgets the subscription when it next tries to use it. */
export async function turnPushOff(): Promise<void> {
  const found = await (await worker())?.pushManager.getSubscription();
  await found?.unsubscribe();
}
