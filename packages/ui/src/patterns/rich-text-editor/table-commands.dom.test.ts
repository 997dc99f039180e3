import { Editor } from "@tiptap/core";
import type { Command } from "@tiptap/pm/state";
import { afterEach, beforeAll, expect, test } from "vitest";
import { richExtensions } from "./rich-extensions.ts";
import { columnWidth, moveColumn, moveRow, setColumnWidth } from "./table-commands.ts";
import { tableTools } from "./table-tools.ts";

beforeAll(tableTools.load);

const table =
  '<table><thead><tr><th scope="col"><p>A</p></th><th scope="col"><p>B</p></th></tr></thead>' +
  "<tbody><tr><td><p>1</p></td><td><p>2</p></td></tr><tr><td><p>3</p></td><td><p>4</p></td></tr></tbody></table>" +
  "<p>end</p>";
let editor: Editor | undefined;
afterEach(() => editor?.destroy());

/** Opens a table with the cursor in the cell that holds `words`. */
function open(words: string, html = table): Editor {
  const opened = new Editor({ extensions: richExtensions(""), injectCSS: false, content: html });
  editor = opened;
  opened.state.doc.descendants((node, at) => {
    if (node.isText && node.text === words) opened.commands.setTextSelection(at);
  });
  return opened;
}

function run(opened: Editor, command: Command): boolean {
  return command(opened.state, (tr) => opened.view.dispatch(tr));
}

/** The words of the rows, with the part that each row is in. */
function rowsOf(opened: Editor): string {
  return opened
    .getHTML()
    .replace(/<p>(?:end)?<\/p>$/, "")
    .replaceAll(/<\/?(?:p|th|td|table|colgroup|col)\b[^>]*>/g, "")
    .replaceAll(/<\/?tr>/g, "|")
    .replaceAll("||", "|");
}

test("a row moves within its part of the table", () => {
  const opened = open("3");
  expect(run(opened, moveRow(1))).toBe(false);
  expect(run(opened, moveRow(-1))).toBe(true);
  expect(rowsOf(opened)).toBe("<thead>|AB|</thead><tbody>|34|12|</tbody>");
  expect(run(opened, moveRow(-1))).toBe(false);
  opened.commands.undo();
  expect(opened.getHTML()).toBe(table);
});

test("a row that moves to another part belongs to it", () => {
  const opened = open(
    "1",
    "<table><tbody><tr><td><p>1</p></td></tr></tbody><tfoot><tr><td><p>2</p></td></tr></tfoot></table>",
  );
  run(opened, moveRow(1));
  expect(rowsOf(opened)).toBe("<tbody>|2|</tbody><tfoot>|1|</tfoot>");
});

test("a column moves with its width", () => {
  const opened = open("2");
  run(opened, setColumnWidth(90));
  expect(run(opened, moveColumn(1))).toBe(false);
  expect(run(opened, moveColumn(-1))).toBe(true);
  expect(rowsOf(opened)).toBe("<thead>|BA|</thead><tbody>|21|43|</tbody>");
  expect(opened.getHTML()).toContain('<colgroup><col width="90"><col></colgroup>');
});

test("a column has the width that was set, within limits, until it is taken back", () => {
  const opened = open("4");
  expect(columnWidth(opened.state)).toBeNull();
  for (const [set, width] of [
    [120, 120],
    [10, 48],
    [99_999, 2000],
  ] as const) {
    run(opened, setColumnWidth(set));
    expect(columnWidth(opened.state)).toBe(width);
    expect(opened.getHTML()).toContain(`<colgroup><col><col width="${width}"></colgroup>`);
  }
  run(opened, setColumnWidth(null));
  expect(opened.getHTML()).toBe(table);
});

test("a width stays when the cells of its first row are merged and split", () => {
  const opened = open(
    "A",
    table.replace("<table>", '<table><colgroup><col width="90"><col></colgroup>'),
  );
  const cells: number[] = [];
  opened.state.doc.descendants((node, at) => {
    if (node.type.name === "tableHeader") cells.push(at);
  });
  const [anchorCell = 0, headCell = 0] = cells;
  opened.commands.setCellSelection({ anchorCell, headCell });
  expect(opened.commands.mergeCells()).toBe(true);
  expect(opened.getHTML()).toContain(
    '<col width="90"><col></colgroup><thead><tr><th scope="col" colspan="2"',
  );
  opened.commands.splitCell();
  expect(opened.getHTML()).toContain('<col width="90"><col></colgroup><thead>');
});

test("outside a table there is nothing to move", () => {
  const opened = open("a", "<p>a</p>");
  expect(
    [moveRow(1), moveColumn(1), setColumnWidth(90)].map((command) => run(opened, command)),
  ).toEqual([false, false, false]);
});
