/** Light or dark: what a person chose on this device, or else what the browser says. */

export type Theme = "light" | "dark";

const KEY = "theme";
const NIGHT = "(prefers-color-scheme: dark)";

const isTheme = (word: string | null | undefined): word is Theme => word === "light" || word === "dark";

/** The theme that was chosen on this device; null where the browser's holds. */
export function chosenTheme(store: Pick<Storage, "getItem"> = localStorage): Theme | null {
  const word = store.getItem(KEY);
  return isTheme(word) ? word : null;
}

/** The theme that is seen now. */
export function seenTheme(page: Document = document): Theme {
  const word = page.documentElement.dataset["theme"];
  if (isTheme(word)) return word;
  return page.defaultView?.matchMedia(NIGHT).matches ? "dark" : "light";
}

/** Show a theme and remember it; null goes back to the browser's. */
export function showTheme(theme: Theme | null, store: Pick<Storage, "setItem" | "removeItem"> = localStorage): void {
  const page = document.documentElement;
  if (theme === null) {
    delete page.dataset["theme"];
    store.removeItem(KEY);
  } else {
    page.dataset["theme"] = theme;
    store.setItem(KEY, theme);
  }
}
