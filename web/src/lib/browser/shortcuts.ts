/** The keys that move a slider. */
const SLIDES = /^(Arrow|Page|Home|End)/;

/** Whether a key is meant for the page: not for a sheet over it, not handled yet, not typed into a field or slider, and without a modifier. */
export function isShortcut(event: KeyboardEvent): boolean {
  const { target, key } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (document.querySelector("dialog[open]")) return false;
  if (!(target instanceof Element)) return true;
  return target.matches('input[type="range"]') ? !SLIDES.test(key) : !target.matches("input, textarea, select");
}
