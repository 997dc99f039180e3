import { Editor } from "@tiptap/core";
import { TextSelection } from "@tiptap/pm/state";
import { expect, onTestFinished, test } from "vitest";
import { deleteBlocks, duplicateBlocks, moveBlocks } from "./block-commands.ts";
import { richExtensions } from "./rich-extensions.ts";

/** An editor with the cursor, or the selection, at the bars of a text. */
function editorAt(marked: string): Editor {
  const content = marked.replaceAll("|", "");
  const editor = new Editor({ extensions: richExtensions(""), injectCSS: false, content: marked });
  onTestFinished(() => editor.destroy());
  const places: number[] = [];
  editor.state.doc.descendants((node, at) => {
    for (const { index } of (node.text ?? "").matchAll(/\|/g)) places.push(at + index);
  });
  editor.commands.setContent(content);
  const [anchor = 1, head = anchor + 1] = places;
  const { tr, doc } = editor.state;
  editor.view.dispatch(tr.setSelection(TextSelection.create(doc, anchor, head - 1)));
  return editor;
}

/** The text with a bar where the cursor is. */
function shown(editor: Editor): string {
  editor.commands.insertContent("|");
  // What is there to type on after a list is not part of the text.
  return editor.getHTML().replace(/<p><\/p>$/, "");
}

test.each([
  ["<p>a</p><p>b|</p>", "up", "<p>b|</p><p>a</p>"],
  ["<p>|a</p><h2>b</h2>", "down", "<h2>b</h2><p>|a</p>"],
  [
    "<p>a</p><ul><li><p>b|</p></li><li><p>c</p></li></ul>",
    "down",
    "<p>a</p><ul><li><p>c</p></li><li><p>b|</p></li></ul>",
  ],
  [
    "<ul><li><p>a</p><ul><li><p>b</p></li><li><p>c|</p></li></ul></li></ul>",
    "up",
    "<ul><li><p>a</p><ul><li><p>c|</p></li><li><p>b</p></li></ul></li></ul>",
  ],
  [
    "<p>a</p><blockquote><ul><li><p>b|</p></li><li><p>c</p></li></ul></blockquote>",
    "up",
    "<blockquote><ul><li><p>b|</p></li><li><p>c</p></li></ul></blockquote><p>a</p>",
  ],
] as const)("moves the block of the cursor in %s %s", (before, direction, after) => {
  const editor = editorAt(before);
  const opened = editor.getHTML();
  expect(moveBlocks(editor, direction)).toBe(true);
  const moved = editor.getHTML();
  editor.commands.undo();
  expect(editor.getHTML()).toBe(opened);
  editor.commands.redo();
  expect(editor.getHTML()).toBe(moved);
  expect(shown(editor)).toBe(after);
});

test("moves all selected blocks, and keeps them selected", () => {
  const editor = editorAt("<p>a</p><p>b|b</p><p>c|c</p><p>d</p>");
  moveBlocks(editor, "down");
  expect(editor.getHTML()).toBe("<p>a</p><p>d</p><p>bb</p><p>cc</p>");
  moveBlocks(editor, "up");
  moveBlocks(editor, "up");
  expect(editor.getHTML()).toBe("<p>bb</p><p>cc</p><p>a</p><p>d</p>");
  expect(moveBlocks(editor, "up")).toBe(false);
  editor.commands.deleteSelection();
  expect(editor.getHTML()).toBe("<p>bc</p><p>a</p><p>d</p>");
});

test("is undone apart from what was typed just before", () => {
  const editor = editorAt("<p>a</p><p>b|</p>");
  editor.commands.insertContent("!");
  moveBlocks(editor, "up");
  editor.commands.undo();
  expect(editor.getHTML()).toBe("<p>a</p><p>b!</p>");
});

test("duplicates a block with another address, and puts the cursor into the copy", () => {
  const editor = editorAt('<h2 id="section-a">a|b</h2><p>c</p>');
  duplicateBlocks(editor);
  expect(shown(editor)).toBe('<h2 id="section-a">ab</h2><h2>a|b</h2><p>c</p>');
});

test("duplicates an item of a list", () => {
  const editor = editorAt("<ol><li><p>a|</p></li><li><p>b</p></li></ol>");
  duplicateBlocks(editor);
  expect(shown(editor)).toBe("<ol><li><p>a</p></li><li><p>a|</p></li><li><p>b</p></li></ol>");
});

test.each([
  ["<p>a</p><p>b|</p><p>c</p>", "<p>a</p><p>|c</p>"],
  ["<ul><li><p>a|</p></li><li><p>b</p></li></ul>", "<ul><li><p>|b</p></li></ul>"],
  ["<p>a</p><ul><li><p>b|</p></li></ul><p>c</p>", "<p>a</p><p>|c</p>"],
  ["<p>a|</p>", "<p>|</p>"],
])("deletes the block of the cursor in %s", (before, after) => {
  const editor = editorAt(before);
  deleteBlocks(editor);
  expect(shown(editor)).toBe(after);
});
