import { useRouter } from "@tanstack/react-router";
import { formatDate, formatShortDate } from "../format.ts";

/** A date. */
export function Time({ date, short = false }: { date: string; short?: boolean }) {
  const { language } = useRouter().options.context.config;
  return (
    <time dateTime={date}>
      {short ? formatShortDate(date, language) : formatDate(date, language)}
    </time>
  );
}
