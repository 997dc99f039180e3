import { useRouter } from "@tanstack/react-router";
import { formatDate, formatShortDate } from "../format.ts";

/** The day of a moment. */
export function Time({ moment, short = false }: { moment: string; short?: boolean }) {
  const { language } = useRouter().options.context.config;
  return (
    <time dateTime={moment}>
      {short ? formatShortDate(moment, language) : formatDate(moment, language)}
    </time>
  );
}
