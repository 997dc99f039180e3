import type { ListColumn } from "./list-column.ts";

/** Rows as a table of texts, as spreadsheets open them: commas, CRLF, a mark for UTF-8 at the start. */
export function toCsv<Row>(columns: readonly ListColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ header }) => quoted(header)),
    ...rows.map((row) => columns.map(({ text }) => quoted(plain(text(row))))),
  ];
  return `\uFEFF${lines.map((line) => `${line.join(",")}\r\n`).join("")}`;
}

/** How a formula starts, blanks aside; some spreadsheets read wide signs too. */
const formulaStart = /^\s*[=+\-@＝＋－＠]|^[\t\r]/;

/** Prevents formula injection: a text that starts like a formula must stay a text in a spreadsheet. */
function plain(value: string | number | null): string | number {
  if (typeof value === "number") return value;
  return formulaStart.test(value ?? "") ? `'${value}` : (value ?? "");
}

function quoted(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
