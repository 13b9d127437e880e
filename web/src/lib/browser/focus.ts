/** Makes an opening dialog focus this element instead of its first button. */
export function focusFirst(element: HTMLElement): void {
  element.setAttribute("autofocus", "");
}

/** Focuses an element as soon as it is there. */
export function focusNow(element: HTMLElement): void {
  element.focus({ preventScroll: true });
}

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
