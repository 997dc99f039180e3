const pad = (value: number, length = 2) => String(value).padStart(length, "0");

/**
 * Formats an instant for a `datetime-local` input, in the browser's time zone; empty when there is none.
 *
 * @example toLocalInput("2026-11-22T06:05:00Z") // "2026-11-22T14:05" in Shanghai
 */
export function toLocalInput(instant: string | null): string {
  const date = new Date(instant ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return "";
  const day = [pad(date.getFullYear(), 4), pad(date.getMonth() + 1), pad(date.getDate())].join("-");
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

/**
 * Parses the value of a `datetime-local` input as an instant, in UTC; null when it is empty or incomplete.
 *
 * @example fromLocalInput("2026-11-22T14:05") // "2026-11-22T06:05:00.000Z" in Shanghai
 */
export function fromLocalInput(text: string): string | null {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/**
 * The offset of the browser's time zone from UTC at an instant: it changes with daylight saving time.
 *
 * @example utcOffsetAt("2026-11-22T06:05:00Z") // "UTC+8" in Shanghai
 */
export function utcOffsetAt(instant: string | null): string {
  const date = instant === null ? new Date() : new Date(instant);
  const minutes = -date.getTimezoneOffset();
  if (minutes === 0 || Number.isNaN(minutes)) return "UTC";
  const hours = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  return `UTC${minutes < 0 ? "−" : "+"}${hours}${rest === 0 ? "" : `:${pad(rest)}`}`;
}
