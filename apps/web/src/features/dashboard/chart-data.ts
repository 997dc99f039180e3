import type { Result } from "@atrium/sdk";

/** A row of the source query. */
export type ThemeRow = Result<"chartsGetDatas">["records"][number];

/** What one row of bars is drawn from. */
export interface Bars {
  readonly categories: readonly string[];
  readonly values: readonly number[];
}

/** More types than these are too many to compare. */
const maxTypes = 8;

/** Articles by month; months as the reader's language writes them. */
export function monthBars(rows: readonly ThemeRow[], locale: string): Bars {
  const month = new Intl.DateTimeFormat(locale, {
    month: "short",
    year: "2-digit",
    timeZone: "UTC",
  });
  return {
    categories: rows.map((row) => month.format(new Date(`${textIn(row, "month")}-01T00:00:00Z`))),
    values: rows.map((row) => numberIn(row, "count")),
  };
}

/** Articles by type, most first; the rest is combined at the end. */
export function typeBars(rows: readonly ThemeRow[], others: string): Bars {
  const used = rows.filter((row) => numberIn(row, "count") > 0);
  const shown = used.length > maxTypes ? used.slice(0, maxTypes - 1) : used;
  const rest = used.slice(shown.length).reduce((sum, row) => sum + numberIn(row, "count"), 0);
  const bars = shown.map((row) => [textIn(row, "typeName"), numberIn(row, "count")] as const);
  const all = rest > 0 ? [...bars, [others, rest] as const] : bars;
  return { categories: all.map(([name]) => name), values: all.map(([, count]) => count) };
}

/** Reviews by how many days they have waited. The last span has no end. */
export function ageBars(
  rows: readonly ThemeRow[],
  messages: {
    days: (p: { from: number; to: number }) => string;
    moreDays: (p: { from: number }) => string;
  },
): Bars {
  return {
    categories: rows.map((row) => {
      const from = numberIn(row, "fromDays");
      const to = row["toDays"];
      return typeof to === "number" ? messages.days({ from, to }) : messages.moreDays({ from });
    }),
    values: rows.map((row) => numberIn(row, "count")),
  };
}

/** A text of a row; empty when it has none there. */
export function textIn(row: ThemeRow, name: string): string {
  const value = row[name];
  return typeof value === "string" ? value : "";
}

/** A number of a row; 0 when it has none there. */
export function numberIn(row: ThemeRow, name: string): number {
  const value = row[name];
  return typeof value === "number" ? value : 0;
}
