/** The keys that move a slider; it has no use for any other. */
const SLIDES = /^(Arrow|Page|Home|End)/;

/** Whether a key is meant for the page: nothing else has taken it, nobody writes or slides with it, none is held beside it. */
export function isShortcut(event: KeyboardEvent): boolean {
  const { target, key } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (!(target instanceof Element)) return true;
  return target.matches('input[type="range"]') ? !SLIDES.test(key) : !target.matches("input, textarea, select");
}
