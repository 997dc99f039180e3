import { strFromU8, unzipSync } from "fflate";
import { Parser } from "htmlparser2";
import { dateStyles, isoDate } from "./excel-dates.ts";

/** Unpacked bytes of all parts together: a file may pack a thousand times as much, and name the same ones often. */
const MAX_BYTES = 16_000_000;
/** No import has as many. Excel has 16,384, which a cell at the end of each row would make millions of empty ones of. */
const MAX_COLUMNS = 256;
/** Excel's own limit. */
const MAX_CELL_CHARACTERS = 32_767;
/** Of all cells together: many may share one text, which becomes as many when the rows leave the thread. */
const MAX_CHARACTERS = 16_000_000;

const needed =
  /^xl\/(workbook\.xml|styles\.xml|sharedStrings\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/;

/**
 * The rows of the first sheet of a workbook, as texts. Numbers are as the file has them, dates in ISO 8601.
 *
 * @throws Error for a file that is none, and for one that is too large unpacked.
 */
export function readXlsx(bytes: Uint8Array): string[][] {
  let unpacked = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, size, originalSize }) => {
      if (!needed.test(name)) return false;
      unpacked += Math.max(size, originalSize);
      if (unpacked > MAX_BYTES) throw new Error("The workbook is too large");
      return true;
    },
  });
  const textOf = (name: string) => {
    const part = parts[name];
    return part === undefined ? "" : strFromU8(part);
  };
  const sheet = textOf(firstSheet(textOf));
  if (sheet === "") throw new Error("There is no sheet");
  return rowsOf(sheet, {
    texts: sharedTexts(textOf("xl/sharedStrings.xml")),
    dates: dateStyles(textOf("xl/styles.xml")),
    isFrom1904: countsFrom1904(textOf("xl/workbook.xml")),
  });
}

/** What the cells of a workbook refer to. */
interface Shared {
  readonly texts: readonly string[];
  /** The styles that show numbers as dates. */
  readonly dates: ReadonlySet<number>;
  readonly isFrom1904: boolean;
}

type Attributes = Readonly<Record<string, string>>;

/** The workbook names its sheets in their order, and refers to their files by ids. */
function firstSheet(textOf: (name: string) => string): string {
  const ids: (string | undefined)[] = [];
  readTags(textOf("xl/workbook.xml"), { sheet: ({ "r:id": id }) => ids.push(id) });
  const targets = new Map<string | undefined, string | undefined>();
  readTags(textOf("xl/_rels/workbook.xml.rels"), {
    Relationship: ({ Id, Target }) => targets.set(Id, Target),
  });
  const target = targets.get(ids[0]) ?? "worksheets/sheet1.xml";
  return target.startsWith("/") ? target.slice(1) : `xl/${target}`;
}

function countsFrom1904(workbook: string): boolean {
  let counts = false;
  readTags(workbook, {
    workbookPr: ({ date1904 }) => (counts = date1904 === "1" || date1904 === "true"),
  });
  return counts;
}

function readTags(xml: string, tags: Readonly<Record<string, (attributes: Attributes) => void>>) {
  const parser = new Parser(
    { onopentag: (name, attributes) => tags[name]?.(attributes) },
    { xmlMode: true },
  );
  parser.end(xml);
}

/** Texts that cells refer to; one may consist of differently formatted runs. */
function sharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let isText = false;
  const parser = new Parser(
    {
      onopentagname: (name) => {
        if (name === "si") texts.push("");
        isText = name === "t";
      },
      ontext: (text) => {
        if (isText) texts.push((texts.pop() ?? "") + text);
      },
      onclosetag: () => {
        isText = false;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return texts;
}

function rowsOf(xml: string, shared: Shared): string[][] {
  const rows: string[][] = [];
  let cell: Attributes = {};
  let value = "";
  let isValue = false;
  let characters = 0;
  const endCell = () => {
    const row = rows.at(-1);
    const column = columnOf(cell["r"]) ?? row?.length ?? 0;
    if (row === undefined || column >= MAX_COLUMNS) return;
    while (row.length < column) row.push("");
    const text = cellText(cell, value, shared).slice(0, MAX_CELL_CHARACTERS);
    characters += text.length;
    if (characters > MAX_CHARACTERS) throw new Error("The sheet is too large");
    row[column] = text;
  };
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (name === "row") {
          // Rows that are empty may be missing.
          const number = Number(attributes["r"] ?? rows.length + 1);
          while (rows.length < Math.min(number, MAX_ROWS) - 1) rows.push([]);
          if (rows.length < MAX_ROWS) rows.push([]);
        } else if (name === "c") [cell, value] = [attributes, ""];
        isValue = name === "v" || name === "t";
      },
      ontext: (text) => {
        if (isValue) value += text;
      },
      onclosetag: (name) => {
        isValue = false;
        if (name === "c") endCell();
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return rows;
}

/** More are refused by every import. */
const MAX_ROWS = 10_000;

function cellText({ t: type = "n", s: style }: Attributes, value: string, shared: Shared): string {
  if (type === "s") return shared.texts[Number(value)] ?? "";
  if (type === "b") return value === "1" ? "true" : "false";
  const isDate = type === "n" && style !== undefined && shared.dates.has(Number(style));
  return isDate ? isoDate(value, shared.isFrom1904) : value;
}

/** The place of a cell such as `AB12`, from 0. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? "")?.[0];
  if (letters === undefined) return undefined;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
