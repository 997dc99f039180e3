import type { ListColumn } from "./list-column.ts";
import { toCsv } from "./to-csv.ts";

export type SheetFormat = "csv" | "xlsx";

/** Saves rows as a file of a spreadsheet. @param name Without its ending. */
export async function saveRows<Row>(
  format: SheetFormat,
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[],
  name: string,
): Promise<void> {
  download(await fileOf(format, columns, rows), `${name}.${format}`);
}

async function fileOf<Row>(
  format: SheetFormat,
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[],
): Promise<Blob> {
  if (format === "csv") return new Blob([toCsv(columns, rows)], { type: "text/csv" });
  const { toXlsx } = await import("./to-xlsx.ts");
  return toXlsx(
    columns.map(({ header }) => header),
    rows.map((row) => columns.map(({ text }) => text(row))),
  );
}

function download(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
