/** Makes an opening dialog focus this element instead of its first button. */
export function focusFirst(element: HTMLElement): void {
  element.setAttribute("autofocus", "");
}

/** Focuses an element as soon as it is there. */
export function focusNow(element: HTMLElement): void {
  element.focus({ preventScroll: true });
}

let keyboard = true;
addEventListener("pointerdown", () => (keyboard = false), true);
addEventListener("keydown", () => (keyboard = true), true);

/** Whether a key was used last, or nothing yet. */
export const usesKeyboard = (): boolean => keyboard;

/** Whether nothing has the focus. */
export const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Focuses an element while it is shown, and then returns the focus to where it was. */
export function borrowFocus(node: HTMLElement): () => void {
  const giveBack = restoreFocus(node);
  node.focus({ preventScroll: true });
  return giveBack;
}

/** Returns the focus to where it was if it was lost with this element. */
export function restoreFocus(node: HTMLElement): () => void {
  const before = document.activeElement;
  return () => {
    const lost = document.activeElement === document.body || node.contains(document.activeElement);
    if (lost && before instanceof HTMLElement && before.isConnected) before.focus();
  };
}

/** Lets Tab reach an element as long as something of it has to be scrolled to; otherwise only the page focuses it. */
export function reachWhenScrolled(node: HTMLElement): () => void {
  const update = (): void => {
    const scrolls = getComputedStyle(node).overflowY === "auto" && node.scrollHeight > node.clientHeight + 1;
    node.tabIndex = scrolls ? 0 : -1;
  };
  const sizes = new ResizeObserver(update);
  const words = new MutationObserver(update);
  sizes.observe(node);
  words.observe(node, { childList: true, subtree: true, characterData: true });
  update();
  return () => {
    sizes.disconnect();
    words.disconnect();
  };
}
