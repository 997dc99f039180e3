import { decodeText, readCsv } from "./read-csv.ts";
import { readXlsx } from "./read-xlsx.ts";

/** A workbook is a ZIP archive. */
const zipMark = [0x50, 0x4b];

/** The rows of a CSV file or of a workbook's first sheet, without spaces around the cells; null for anything else. */
export function readSheet(base64: string): string[][] | null {
  const bytes = Buffer.from(base64, "base64");
  const isWorkbook = zipMark.every((byte, at) => bytes[at] === byte);
  try {
    const rows = isWorkbook ? readXlsx(bytes) : readCsv(decodeText(bytes));
    const isBinary = rows.some((row) => row.some((cell) => cell.includes("\0")));
    return isBinary ? null : rows.map((row) => row.map(plainCell));
  } catch {
    return null;
  }
}

/** Exports write an apostrophe before what would be a formula. */
function plainCell(cell: string): string {
  return cell.trim().replace(/^'(?=[=+\-@])/, "");
}
