import { locale } from "./i18n.ts";
import { useLocale, useMessages } from "./messages.ts";
import { useNow } from "./use-now.ts";

const units: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** A moment told from now (“3 hours ago”); the exact one with its zone on hover. Nothing for no moment. */
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

/** A moment with date, time and zone. */
export function ExactTime({ value }: { value: string | null | undefined }) {
  const tag = useLocale();
  if (!value) return null;
  return <time dateTime={value}>{exactTime(new Date(value), tag)}</time>;
}

/** Date, time and zone of a moment, in the reader's way. */
export function exactTime(date: Date, tag = locale()): string {
  return date.toLocaleString(tag, {
    year: "numeric",
    month: "short",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
  });
}

/** How far a moment lies from now, in its largest unit; undefined within a minute. Farther than a month it is a date. */
export function relativeTime(date: Date, now: Date, tag = locale()): string | undefined {
  const seconds = Math.round((date.getTime() - now.getTime()) / 1000);
  const found = units.find(([, size]) => Math.abs(seconds) >= size);
  if (found === undefined) return undefined;
  const [unit, size] = found;
  if (unit === "year" || unit === "month") {
    return date.toLocaleDateString(tag, { year: "numeric", month: "short", day: "numeric" });
  }
  const format = new Intl.RelativeTimeFormat(tag, { numeric: "auto" });
  return format.format(Math.trunc(seconds / size), unit);
}
