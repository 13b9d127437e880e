/** Let a dialog that opens begin with this element; without it, it begins with its first button. */
export function first(element: HTMLElement): void {
  element.setAttribute("autofocus", "");
}

/** Lead whoever uses keys to this element as soon as it is there. */
export function now(element: HTMLElement): void {
  element.focus({ preventScroll: true });
}
