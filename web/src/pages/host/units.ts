/** Figures as a language writes them. */

const THOUSAND = 1000;
const SIZES = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;
const SPANS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

/** A number with as many digits as are worth reading. */
export function figure(language: string, value: number): string {
  return new Intl.NumberFormat(language, { maximumSignificantDigits: Math.abs(value) < 100 ? 2 : 3 }).format(value);
}

/** A count, digit by digit. */
export const count = (language: string, value: number): string => new Intl.NumberFormat(language).format(value);

function unit(language: string, value: number, name: string, style: "short" | "long" = "short"): string {
  const digits = Math.abs(value) < 100 ? 2 : 3;
  return new Intl.NumberFormat(language, { style: "unit", unit: name, unitDisplay: style, maximumSignificantDigits: digits }).format(value);
}

/** A size in bytes, in the unit in which it is a short number. */
export function bytes(language: string, value: number): string {
  let step = 0;
  while (Math.abs(value) >= THOUSAND && step < SIZES.length - 1) {
    value /= THOUSAND;
    step += 1;
  }
  return unit(language, value, SIZES[step]!);
}

/** A short duration in seconds: milliseconds, or seconds if there are many. */
export function duration(language: string, seconds: number): string {
  return seconds < 1 ? unit(language, seconds * THOUSAND, "millisecond") : unit(language, seconds, "second");
}

/** A long duration in seconds, in the largest unit that fits. */
export function span(language: string, seconds: number): string {
  const [name, size] = SPANS.find(([, each]) => seconds >= each) ?? SPANS[SPANS.length - 1]!;
  return unit(language, Math.trunc(seconds / size), name, "long");
}

/** A day and a time. */
export function moment(language: string, at: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(at * THOUSAND);
}

/** A day. */
export function day(language: string, at: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(at * THOUSAND);
}
