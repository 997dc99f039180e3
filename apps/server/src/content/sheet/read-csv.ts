/** The separators that spreadsheets write, by the language of the computer. */
const separators = [",", ";", "\t"];

/** The rows of a CSV file (RFC 4180); its separator is the one that the first line has most of. */
export function readCsv(text: string): string[][] {
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let isQuoted = false;
  const endCell = () => {
    row.push(cell);
    cell = "";
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at += 1) {
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
  return rows;
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
  const [head = ""] = text.split("\n", 1);
  const count = (separator: string) => head.split(separator).length;
  return separators.toSorted((one, other) => count(other) - count(one))[0];
}
