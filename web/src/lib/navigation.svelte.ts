/** Going from page to page without loading the document again. */
import { routeOf, type Route } from "./routes.ts";

let path = $state(location.pathname);

/** The page that the address means now; null if it means none. */
export const currentRoute = (): Route | null => routeOf(path);

/** Opens another page of ours. */
export function navigate(to: string): void {
  if (to !== location.pathname) history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** The same page stays open, and its address says more exactly what it shows. */
export function replacePath(to: string): void {
  if (to !== location.pathname) history.replaceState(history.state, "", to);
}

/** Takes the secrets out of the address. */
export function dropFragment(): void {
  history.replaceState(history.state, "", location.pathname + location.search);
}

/** The path that a click on a link of ours leads to; null if the browser should follow it itself. */
export function linkTarget(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!(link instanceof HTMLAnchorElement) || !plain || event.defaultPrevented) return null;
  const own = link.origin === location.origin && !link.target && !link.hasAttribute("download");
  return own && !link.hash ? link.pathname : null;
}

/** Follows links, and the browser's own back and forward. */
export function followLinks(): void {
  addEventListener("popstate", () => {
    path = location.pathname;
  });
  addEventListener("click", (event) => {
    const to = linkTarget(event);
    if (to === null) return;
    event.preventDefault();
    navigate(to);
  });
}
