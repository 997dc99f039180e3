import { Editor } from "@tiptap/core";
import { expect, onTestFinished, test } from "vitest";
import { richTextMessages } from "./rich-text-messages.ts";
import { richTextZhCN } from "./rich-text-zh-cn.ts";
import { blockActions, findActions } from "./block-actions.ts";
import { richExtensions } from "./rich-extensions.ts";
import { closeSlashMenu, slashQuery } from "./slash-menu-plugin.ts";

function editorOf(content: string): Editor {
  const editor = new Editor({ extensions: richExtensions(""), injectCSS: false, content });
  onTestFinished(() => editor.destroy());
  editor.commands.setTextSelection(editor.state.doc.content.size - 1);
  return editor;
}

/** Types one character after the other, as the view does. */
function type(editor: Editor, text: string): void {
  for (const character of text) editor.view.dispatch(editor.state.tr.insertText(character));
}

/** What the menu is asked for; null while it is closed. */
const asked = (editor: Editor) => slashQuery(editor)?.text ?? null;

test.each([
  ["", "/", ""],
  ["", "/h2", "h2"],
  ["", "／", ""],
  ["", "、表", "表"],
  ["so ", "/", ""],
  ["so", "/", null],
  ["so ", "、", null],
  ["", "/a b", null],
  ["", "http://", null],
])("after %j, typing %j asks for %j", (before, typed, query) => {
  const editor = editorOf(`<p>${before.replace(/ $/, "&nbsp;")}</p>`);
  type(editor, typed);
  expect(asked(editor)).toBe(query);
});

test("stays closed in code, for pasted and composed slashes, and after an undo", () => {
  const code = editorOf("<pre><code></code></pre><p></p>");
  code.commands.setTextSelection(1);
  type(code, "/");
  expect(asked(code)).toBeNull();
  const editor = editorOf("<p></p>");
  editor.view.dispatch(editor.state.tr.insertText("/").setMeta("uiEvent", "paste"));
  expect(asked(editor)).toBeNull();
  editor.commands.setContent("<p></p>");
  editor.view.dispatch(editor.state.tr.insertText("/").setMeta("composition", 1));
  expect(asked(editor)).toBeNull();
});

test("goes on while a word is composed, whatever spaces are in it", () => {
  const editor = editorOf("<p></p>");
  type(editor, "/");
  editor.view.dispatch(editor.state.tr.insertText("biao ge").setMeta("composition", 1));
  expect(asked(editor)).toBe("biao ge");
});

test("closes by Escape, and when the cursor or the slash goes", () => {
  const editor = editorOf("<p></p>");
  type(editor, "/h");
  closeSlashMenu(editor);
  type(editor, "2");
  expect(asked(editor)).toBeNull();
  type(editor, " /");
  expect(asked(editor)).toBe("");
  editor.commands.setTextSelection(1);
  expect(asked(editor)).toBeNull();
  editor.commands.setContent("<p></p>");
  type(editor, "/");
  editor.view.dispatch(editor.state.tr.delete(1, 2));
  expect(asked(editor)).toBeNull();
});

test.each([
  ["head", richTextMessages, ["heading2", "heading3", "heading4"]],
  ["h3", richTextMessages, ["heading3"]],
  ["biao'ge", richTextMessages, ["table"]],
  ["表格", richTextMessages, ["table"]],
  ["分隔", richTextZhCN, ["divider"]],
  ["list", richTextZhCN, ["bulletList", "orderedList"]],
] as const)("finds by %j", (query, messages, names) => {
  const found = findActions(blockActions, query, messages).map(({ name }) => name);
  expect(found).toEqual(names);
});
