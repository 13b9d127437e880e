/** Light or dark: as chosen on this device, or else the browser's preference. */

export type Theme = "light" | "dark";

const KEY = "theme";
const NIGHT = "(prefers-color-scheme: dark)";

const isTheme = (word: string | null | undefined): word is Theme => word === "light" || word === "dark";

/** The theme chosen on this device; null for the browser's. */
export function chosenTheme(store: Pick<Storage, "getItem"> = localStorage): Theme | null {
  const word = store.getItem(KEY);
  return isTheme(word) ? word : null;
}

/** The theme in effect. */
export function currentTheme(page: Document = document): Theme {
  const word = page.documentElement.dataset["theme"];
  if (isTheme(word)) return word;
  return page.defaultView?.matchMedia(NIGHT).matches ? "dark" : "light";
}

/** Applies and saves a theme; null goes back to the browser's. */
export function applyTheme(theme: Theme | null, store: Pick<Storage, "setItem" | "removeItem"> = localStorage): void {
  const page = document.documentElement;
  if (theme === null) {
    delete page.dataset["theme"];
    store.removeItem(KEY);
  } else {
    page.dataset["theme"] = theme;
    store.setItem(KEY, theme);
  }
}
