/** The service worker: it keeps the pages on the device, and brings what is pushed. */
const WORKER = "/service-worker.js";

let waiting = $state.raw<ServiceWorker | null>(null);

/** Whether a new version of the pages is here and waits to be opened. */
export const hasUpdate = (): boolean => waiting !== null;

/** Opens the new version. Until then, the old one goes on working. */
export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    location.reload();
  });
  waiting?.postMessage("take-over");
}

/** Notices when a new version of the service worker is ready beside the one that runs. */
export function watchForUpdates(registration: ServiceWorkerRegistration | undefined): void {
  // Where workers are switched off, there may be none although nothing failed.
  if (!registration) return;
  const look = (): void => {
    // The first one replaces nothing.
    waiting = navigator.serviceWorker.controller ? registration.waiting : null;
  };
  look();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", look);
  });
}

/** Installs the service worker once the page has loaded, so that it slows nothing down. */
export function installWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const install = (): void => {
    // Without it, everything works as long as there is a network.
    navigator.serviceWorker.register(WORKER).then(watchForUpdates, () => undefined);
  };
  if (document.readyState === "complete") install();
  else addEventListener("load", install, { once: true });
}

/** Shows on the program's icon how many turns wait, if the device can. */
export function showBadge(count: number): void {
  const shown = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  shown?.catch(() => undefined);
}
