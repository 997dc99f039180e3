import writeXlsxFile from "write-excel-file/browser";

/** A workbook of one sheet with a bold header row. Loaded on demand. */
export function toXlsx(
  head: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): Promise<Blob> {
  const sheet = [
    head.map((value) => ({ value, fontWeight: "bold" as const })),
    // Texts stay texts in a workbook, even those that begin like a formula.
    ...rows.map((row) => row.map((value) => (value === "" ? null : value))),
  ];
  return writeXlsxFile(sheet, { stickyRowsCount: 1 }).toBlob();
}
