/** Arrow keys move from one button of a group to the next. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function walkButtons(event: KeyboardEvent & { currentTarget: HTMLElement }, among = "button:enabled"): void {
  const by = STEPS[event.key];
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>(among)];
  if (by === undefined || !buttons.length) return;
  event.preventDefault();
  buttons[(buttons.findIndex((each) => each === document.activeElement) + by + buttons.length) % buttons.length]?.focus();
}
