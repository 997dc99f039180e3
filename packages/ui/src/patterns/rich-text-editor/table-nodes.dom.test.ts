import { Editor } from "@tiptap/core";
import { afterEach, beforeAll, expect, test } from "vitest";
import { richExtensions } from "./rich-extensions.ts";
import { hasStackedRows, toggleStackedRows } from "./table-commands.ts";
import { tableTools } from "./table-tools.ts";

beforeAll(tableTools.load);

const captioned =
  "<p>before</p><table><caption>words</caption><thead><tr><th><p>head</p></th></tr></thead>" +
  "<tbody><tr><td><p>body</p></td></tr></tbody></table><p>after</p>";
let editor: Editor | undefined;
afterEach(() => editor?.destroy());

test("edits a table's caption like other text", () => {
  const { commands, getHTML } = open(captioned, "words");
  commands.insertContent("new ");
  expect(getHTML()).toContain("<table><caption>new words</caption><thead>");
});

test.each([
  ["head", "addRowBefore", "<thead><tr>_</tr><tr>head</tr></thead><tbody><tr>body</tr></tbody>"],
  ["head", "addRowAfter", "<thead><tr>head</tr></thead><tbody><tr>_</tr><tr>body</tr></tbody>"],
  ["body", "addRowAfter", "<thead><tr>head</tr></thead><tbody><tr>body</tr><tr>_</tr></tbody>"],
] as const)("in a table's %s, %s keeps its parts in order", (at, command, rows) => {
  const { commands, getHTML } = open(captioned, at);
  commands[command]();
  const bare = getHTML().replaceAll(
    /<t[hd]><p>(.*?)<\/p><\/t[hd]>/g,
    (_cell, words) => words || "_",
  );
  expect(bare).toContain(`<table><caption>words</caption>${rows}</table>`);
});

test("deletes a table with its caption", () => {
  const { commands, getHTML } = open(captioned, "body");
  commands.deleteTable();
  expect(getHTML()).toBe("<p>before</p><p>after</p>");
});

test("deletes a table without a caption alone, also from within another one", () => {
  const inner = "<table><tbody><tr><td><p>in</p></td></tr></tbody></table>";
  const { commands, getHTML } = open(captioned.replace("<p>body</p>", `<p>body</p>${inner}`), "in");
  commands.deleteTable();
  expect(getHTML()).toBe(captioned);
});

test("has the rows of a table stacked on phones, and not any more", () => {
  const { view, getHTML } = open(captioned, "body");
  const isStacked = () => hasStackedRows(view.state);
  const toggle = () => toggleStackedRows(view.state, (tr) => view.dispatch(tr));
  expect(isStacked()).toBe(false);
  toggle();
  expect(getHTML()).toContain('<table class="stack-rows"><caption>words</caption>');
  expect(isStacked()).toBe(true);
  toggle();
  expect(getHTML()).toBe(captioned);
});

test("puts the rows of a new table in a body", () => {
  const { commands, getHTML } = open("<p>a</p>", "a");
  commands.insertTable({ rows: 2, cols: 1, withHeaderRow: true });
  expect(getHTML()).toContain(
    "<table><tbody><tr><th><p></p></th></tr><tr><td><p></p></td></tr></tbody></table>",
  );
});

test.each([
  "<table></table>",
  "<table><caption>a</caption></table>",
  '<table><tr><td rowspan="0" colspan="0">a</td></tr><tr></tr></table>',
  "<table><tr><td>a</td></tr><tr><td>b</td><td>c</td></tr></table>",
])("opens the unusual table %s for editing", (html) => {
  const { commands, getText } = open(html);
  commands.insertContentAt(0, "<p>first</p>");
  expect(getText()).toContain("first");
});

/** Opens a text with the cursor at the start of the block that holds `words`. */
function open(html: string, words?: string) {
  const element = document.createElement("div");
  document.body.append(element);
  const opened = new Editor({
    element,
    extensions: richExtensions(""),
    injectCSS: false,
    content: html,
  });
  editor = opened;
  opened.state.doc.descendants((node, at) => {
    if (node.isText && node.text === words) opened.commands.setTextSelection(at);
  });
  return {
    commands: opened.commands,
    view: opened.view,
    getHTML: () => opened.getHTML(),
    getText: () => opened.getText(),
  };
}
