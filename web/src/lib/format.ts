/** Times and lists as a language writes them. */

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago something was, in the largest unit that fits: "2 hours ago". */
export function ago(language: string, then: number, now: number): string {
  const seconds = Math.min(0, Math.round(then - now));
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, size] of STEPS) {
    if (-seconds >= size) return format.format(Math.trunc(seconds / size), unit);
  }
  return format.format(0, "second");
}

/** Seconds as a countdown: `0:07`, `12:30`, `1:02:30`. */
export function countdown(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const [hours, minutes] = [Math.trunc(left / 3600), Math.trunc(left / 60) % 60];
  const two = (value: number): string => String(value).padStart(2, "0");
  return hours ? `${String(hours)}:${two(minutes)}:${two(left % 60)}` : `${String(minutes)}:${two(left % 60)}`;
}

/** The time of day. */
export function clockTime(language: string, then: number): string {
  return new Intl.DateTimeFormat(language, { hour: "numeric", minute: "2-digit" }).format(then * 1000);
}

/** Several names or phrases as one: "Marcus, Aurelia and Titus". */
export function joined(language: string, parts: readonly string[]): string {
  return new Intl.ListFormat(language).format(parts);
}
