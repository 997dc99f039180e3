/** Dates, months and sizes as people read them. Dates are those of UTC, so that server and browser agree. */

/** Formats a date, such as "20 March 2026". */
export function formatDate(date: string, language: string): string {
  return dateFormat(language, { day: "numeric", month: "long", year: "numeric" }, date);
}

/** Formats a date briefly, such as "20 Mar 2026". */
export function formatShortDate(date: string, language: string): string {
  const short = dateFormat(language, { day: "numeric", month: "short", year: "numeric" }, date);
  // British English alone gives one month four letters, which no column of dates lines up with.
  return short.replace("Sept", "Sep");
}

/** A month given as `YYYY-MM`, such as "March 2026". */
export function formatMonth(month: string, language: string): string {
  return dateFormat(language, { month: "long", year: "numeric" }, `${month}-01T00:00:00Z`);
}

const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** A number of bytes, such as "1.2 MB". */
export function formatSize(bytes: number, language: string): string {
  const power = bytes < 1000 ? 0 : Math.min(3, Math.floor(Math.log10(bytes) / 3));
  const format = new Intl.NumberFormat(language, {
    style: "unit",
    unit: units[power] ?? "byte",
    // "331 byte" would be the short form.
    unitDisplay: power === 0 ? "long" : "short",
    maximumFractionDigits: power < 2 ? 0 : 1,
  });
  return format.format(bytes / 1000 ** power);
}

/** A price given as a decimal number, such as "€1,280" or "€9.50"; a bare number where no currency is known. */
export function formatPrice(amount: string, currency: string | null, language: string): string {
  const format = new Intl.NumberFormat(language, {
    ...(currency === null ? {} : { style: "currency", currency }),
    minimumFractionDigits: 2,
    trailingZeroDisplay: "stripIfInteger",
  });
  return format.format(Number(amount));
}

/** The kind of a file by its name, such as "PDF". */
export function fileKind(name: string): string {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1];
  return ending === undefined ? "" : ending.toUpperCase();
}

function dateFormat(language: string, options: Intl.DateTimeFormatOptions, date: string): string {
  // Plain "en" would put the month first.
  const locale = language === "en" ? "en-GB" : language;
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(new Date(date));
}
