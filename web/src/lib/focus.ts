/** Let a dialog that opens begin with this element; without it, it begins with its first button. */
export function first(element: HTMLElement): void {
  element.setAttribute("autofocus", "");
}
