/** Let a dialog that opens begin with this element; without it, it begins with its first button. */
export function first(element: HTMLElement): void {
  element.setAttribute("autofocus", "");
}

/** Lead whoever uses keys to this element as soon as it is there. */
export function now(element: HTMLElement): void {
  element.focus({ preventScroll: true });
}

/** The focus comes to a thing while it is shown, and goes back where it was. */
export function borrowed(node: HTMLElement): () => void {
  const giveBack = returned(node);
  node.focus({ preventScroll: true });
  return giveBack;
}

/** If the focus was lost while a thing was shown, it returns where it was. */
export function returned(node: HTMLElement): () => void {
  const before = document.activeElement;
  return () => {
    const lost = document.activeElement === document.body || node.contains(document.activeElement);
    if (lost && before instanceof HTMLElement && before.isConnected) before.focus();
  };
}
