import { MAX_COLUMNS, type SheetRows } from "./sheet-rows.ts";

/** The separators that spreadsheets write, by the language of the computer. */
const separators = [",", ";", "\t"];

/** Reads the rows of a CSV file (RFC 4180); its separator is the one that the first line has most of. */
export function readCsv(text: string, sheet: SheetRows): void {
  const separator = separatorOf(text);
  let line = 1;
  let row: string[] = [];
  let cell = "";
  let isQuoted = false;
  const endCell = () => {
    if (row.length < MAX_COLUMNS) row.push(cell);
    cell = "";
  };
  const endRow = () => {
    endCell();
    sheet.add(line, row);
    line += 1;
    row = [];
  };
  for (let at = 0; at < text.length && !sheet.isFull; at += 1) {
    const character = text.charAt(at);
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell === "") isQuoted = true;
    else if (character === separator) endCell();
    else if (character === "\n") endRow();
    else if (character !== "\r") cell += character;
  }
  if (cell !== "" || row.length > 0) endRow();
}

/** UTF-8, or what spreadsheets in Chinese write. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("gb18030").decode(bytes);
  }
}

function separatorOf(text: string): string | undefined {
  const end = text.indexOf("\n");
  const head = end < 0 ? text : text.slice(0, end);
  const count = (separator: string) => head.split(separator).length;
  return separators.toSorted((one, other) => count(other) - count(one))[0];
}
