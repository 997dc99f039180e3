import { locale } from "./i18n.ts";
import { useLocale, useMessages } from "./messages.ts";
import { perLocale } from "./per-locale.ts";
import { useNow } from "./use-now.ts";

const units: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** A date relative to now (“3 hours ago”), with the exact one on hover. Renders nothing without a value. */
export function RelativeTime({ value }: { value: string | null | undefined }) {
  const { list } = useMessages();
  const now = useNow();
  const tag = useLocale();
  if (!value) return null;
  const date = new Date(value);
  return (
    <time dateTime={value} title={exactTime(date, tag)} className="whitespace-nowrap">
      {relativeTime(date, new Date(now), tag) ?? list.justNow}
    </time>
  );
}

/** A date with time and time zone. */
export function ExactTime({ value }: { value: string | null | undefined }) {
  const tag = useLocale();
  if (!value) return null;
  return <time dateTime={value}>{exactTime(new Date(value), tag)}</time>;
}

/** Formats a date with time and time zone in the reader's locale. */
export function exactTime(date: Date, tag = locale()): string {
  return exactFormat(tag).format(date);
}

const exactFormat = perLocale(
  (tag) =>
    new Intl.DateTimeFormat(tag, {
      year: "numeric",
      month: "short",
      day: "numeric",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
      timeZoneName: "short",
    }),
);

/** Formats a time as the save bar does, with its date unless that is today's. */
export function shortTime(date: Date, now = new Date(), tag = locale()): string {
  const time = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return date.toDateString() === now.toDateString()
    ? date.toLocaleTimeString(tag, time)
    : date.toLocaleString(tag, { month: "short", day: "numeric", ...time });
}

/** Formats the distance to now in its largest unit; undefined within a minute, a plain date beyond a month. */
export function relativeTime(date: Date, now: Date, tag = locale()): string | undefined {
  const seconds = Math.round((date.getTime() - now.getTime()) / 1000);
  const found = units.find(([, size]) => Math.abs(seconds) >= size);
  if (found === undefined) return undefined;
  const [unit, size] = found;
  if (unit === "year" || unit === "month") {
    return dayFormat(tag).format(date);
  }
  // Time that is left reads as people say it: two hours, not one with 59 minutes.
  const count = seconds > 0 ? Math.round(seconds / size) : Math.trunc(seconds / size);
  return relativeFormat(tag).format(count, unit);
}

const dayFormat = perLocale(
  (tag) => new Intl.DateTimeFormat(tag, { year: "numeric", month: "short", day: "numeric" }),
);
const relativeFormat = perLocale((tag) => new Intl.RelativeTimeFormat(tag, { numeric: "auto" }));
