import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { readSheet } from "./read-sheet.ts";

const sheetOf = (content: string | Uint8Array, maxRows = 1000) =>
  readSheet({ file: Buffer.from(content).toString("base64"), maxRows });

const read = (content: string | Uint8Array) => sheetOf(content)?.map(({ cells }) => cells) ?? null;

/** A workbook of one sheet. */
function workbook(
  sheet: string,
  shared = "",
  { styles = "<styleSheet/>", workbookPr = "" } = {},
): Uint8Array {
  return zipSync({
    "xl/workbook.xml": strToU8(
      `<workbook>${workbookPr}<sheets><sheet name="One" r:id="r7"/></sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": strToU8(
      '<Relationships><Relationship Id="r7" Target="worksheets/people.xml"/></Relationships>',
    ),
    "xl/worksheets/people.xml": strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
    "xl/styles.xml": strToU8(styles),
    "xl/sharedStrings.xml": strToU8(`<sst>${shared}</sst>`),
  });
}

test.each([
  [
    "\uFEFFa,b\r\n1, two \r\n",
    [
      ["a", "b"],
      ["1", "two"],
    ],
  ],
  [
    'a;b\n"x;y";"say ""hi""\nthere"',
    [
      ["a", "b"],
      ["x;y", 'say "hi"\nthere'],
    ],
  ],
  [
    "a\tb\n'+86 571\t\n",
    [
      ["a", "b"],
      ["+86 571", ""],
    ],
  ],
])("a CSV file is read: %j", (text, rows) => {
  expect(read(text)).toEqual(rows);
});

test("a CSV file in the encoding of Chinese spreadsheets is read", () => {
  expect(read(Uint8Array.from([0xd3, 0xc3, 0xbb, 0xa7, 0xc3, 0xfb]))).toEqual([["用户名"]]);
});

test("the first sheet of a workbook is read, with gaps and all kinds of cells", () => {
  const sheet = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>
    <row r="3"><c r="A3"><v>42.5</v></c><c r="B3" t="b"><v>1</v></c>
      <c r="C3" t="inlineStr"><is><t>a &amp; b</t></is></c></row>`;
  const shared = "<si><t>Name</t></si><si><r><t>Unit </t></r><r><t>price</t></r></si>";
  expect(sheetOf(workbook(sheet, shared))).toEqual([
    { line: 1, cells: ["Name", "", "Unit price"] },
    { line: 3, cells: ["42.5", "true", "a & b"] },
  ]);
});

test("dates are read as the cells show them, in ISO 8601", () => {
  const styles = `<styleSheet><numFmts>
      <numFmt numFmtId="164" formatCode="[$-409]d&quot;. day &quot;mmm\\ yyyy"/>
      <numFmt numFmtId="165" formatCode="[Red]0.00&quot; days&quot;"/><numFmt numFmtId="166" formatCode="[h]:mm"/>
    </numFmts>
    <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
    <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs>
    </styleSheet>`;
  const cells = [
    [0, "46095"],
    [1, "46095"],
    [2, "46095.395833333"],
    [3, "46095"],
    [4, "0.5"],
    [1, "1"],
    [1, "soon"],
  ];
  const row = cells.map(([style, value]) => `<c s="${style}"><v>${value}</v></c>`).join("");
  const dates = (workbookPr: string) =>
    read(workbook(`<row>${row}</row>`, "", { styles, workbookPr }))?.[0];
  expect(dates("")).toEqual([
    "46095",
    "2026-03-14",
    "2026-03-14T09:30:00",
    "46095",
    "12:00:00",
    "1900-01-01",
    "soon",
  ]);
  expect(dates('<workbookPr date1904="1"/>')?.[1]).toBe("2030-03-15");
});

test("what is neither is refused, and so is a workbook that unpacks to too much", () => {
  expect(read(Uint8Array.from([0x25, 0x50, 0, 0xff]))).toBeNull();
  expect(read("PK but no archive")).toBeNull();
  expect(read(zipSync({ "readme.txt": strToU8("x") }))).toBeNull();
  expect(read(workbook(" ".repeat(17_000_000)))).toBeNull();
});

test("cells that are far to the right take no room", () => {
  const rows = read(
    workbook('<row><c r="A1"><v>1</v></c><c r="XFD1"><v>2</v></c></row>'.repeat(20)),
  );
  expect(rows).toEqual(Array.from({ length: 20 }, () => ["1"]));
});

test("one text in many cells does not become as many texts", () => {
  const shared = `<si><t>${"x".repeat(30_000)}</t></si>`;
  const cell = '<row><c t="s"><v>0</v></c></row>';
  expect(read(workbook(cell.repeat(500), shared))).toHaveLength(500);
  expect(read(workbook(cell.repeat(600), shared))).toBeNull();
});

test("a workbook of many parts is refused, though each of them is small enough", () => {
  const part = strToU8(" ".repeat(1_000_000));
  const names = Array.from({ length: 20 }, (_, at) => `xl/worksheets/sheet${at + 1}.xml`);
  const sheet = "<worksheet><row><c><v>1</v></c></row></worksheet>";
  const few = { "xl/worksheets/sheet1.xml": strToU8(sheet) };
  expect(read(zipSync(few))).toEqual([["1"]]);
  expect(
    read(zipSync({ ...Object.fromEntries(names.map((name) => [name, part])), ...few })),
  ).toBeNull();
});

test("rows are read until there are enough, and blank ones count for nothing", () => {
  const lines = ["a,b", "", ",", "1,2", "  ,", "3,4", "5,6"].join("\n");
  expect(sheetOf(lines, 3)).toEqual([
    { line: 1, cells: ["a", "b"] },
    { line: 4, cells: ["1", "2"] },
    { line: 6, cells: ["3", "4"] },
  ]);
  expect(sheetOf(`a,b${"\n".repeat(1_000_000)}1,2`)).toEqual([
    { line: 1, cells: ["a", "b"] },
    { line: 1_000_001, cells: ["1", "2"] },
  ]);
  const rows = '<row><c r="A1"><v>1</v></c></row>'.repeat(500);
  expect(sheetOf(workbook(rows), 3)).toHaveLength(3);
});

test("a row has 256 cells at most", () => {
  expect(read(`${"1,".repeat(1_000)}1\n2`)).toEqual([Array(256).fill("1"), ["2"]]);
});

test("elements in each other without end are refused", () => {
  expect(read(workbook('<row><c t="s"><v>'.repeat(70_000)))).toBeNull();
});
