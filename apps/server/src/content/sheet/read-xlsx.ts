import { strFromU8, unzipSync } from "fflate";
import { dateStyles, isoDate } from "./excel-dates.ts";
import { parseXml } from "./parse-xml.ts";
import { MAX_COLUMNS, type SheetRows } from "./sheet-rows.ts";

/** Unpacked bytes of all parts together: a file may pack a thousand times as much, and name the same ones often. */
const MAX_BYTES = 16_000_000;
/** Excel's own limit. */
const MAX_CELL_CHARACTERS = 32_767;

const needed =
  /^xl\/(workbook\.xml|styles\.xml|sharedStrings\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/;

/**
 * Reads the rows of the first sheet of a workbook, as texts. Numbers are as the file has them, dates in ISO 8601.
 *
 * @throws Error for a file that is none, and for one that is too large unpacked.
 */
export function readXlsx(bytes: Uint8Array, rows: SheetRows): void {
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
  readRows(sheet, rows, {
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
  parseXml(xml, { onopentag: (name, attributes) => tags[name]?.(attributes) });
}

/** Texts that cells refer to; one may consist of differently formatted runs. */
function sharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let isText = false;
  parseXml(xml, {
    onopentag: (name) => {
      if (name === "si") texts.push("");
      isText = name === "t";
    },
    ontext: (text) => {
      if (isText) texts.push((texts.pop() ?? "") + text);
    },
    onclosetag: () => {
      isText = false;
    },
  });
  return texts;
}

function readRows(xml: string, rows: SheetRows, shared: Shared): void {
  let line = 0;
  let row: string[] = [];
  let cell: Attributes = {};
  let value = "";
  let isValue = false;
  const endCell = () => {
    const column = columnOf(cell["r"]) ?? row.length;
    if (rows.isFull || column >= MAX_COLUMNS) return;
    while (row.length < column) row.push("");
    row[column] = cellText(cell, value, shared).slice(0, MAX_CELL_CHARACTERS);
  };
  parseXml(xml, {
    onopentag: (name, attributes) => {
      // Rows that are empty may be missing.
      if (name === "row") [line, row] = [Number(attributes["r"] ?? line + 1), []];
      else if (name === "c") [cell, value] = [attributes, ""];
      isValue = name === "v" || name === "t";
    },
    ontext: (text) => {
      if (isValue) value += text;
    },
    onclosetag: (name) => {
      isValue = false;
      if (name === "c") endCell();
      else if (name === "row") rows.add(line, row);
    },
  });
}

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
