import { decodeText, readCsv } from "./read-csv.ts";
import { readXlsx } from "./read-xlsx.ts";
import { SheetRows, type SheetRow } from "./sheet-rows.ts";

export interface SheetFile {
  /** In base64. */
  file: string;
  /** How many rows are of use; the rest is not read. */
  maxRows: number;
}

/** A workbook is a ZIP archive. */
const zipMark = [0x50, 0x4b];

/** The first rows of a CSV file or of a workbook's first sheet, without blank ones; null for anything else. */
export function readSheet({ file, maxRows }: SheetFile): SheetRow[] | null {
  const bytes = Buffer.from(file, "base64");
  const isWorkbook = zipMark.every((byte, at) => bytes[at] === byte);
  const sheet = new SheetRows(maxRows);
  try {
    if (isWorkbook) readXlsx(bytes, sheet);
    else readCsv(decodeText(bytes), sheet);
    return sheet.rows;
  } catch {
    return null;
  }
}
