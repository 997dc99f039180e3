import { Editor } from "@tiptap/core";
import { expect, test } from "vitest";
import { richExtensions } from "./rich-extensions.ts";
import { countText } from "./text-counts.ts";

test("counts words across marks, lists and tables, and again after changes", () => {
  const editor = new Editor({
    extensions: richExtensions(""),
    injectCSS: false,
    content:
      "<h2>Low  water</h2><p>at <strong>s</strong>ix</p><ul><li><p>one</p></li><li><p>two</p></li></ul>" +
      "<table><tbody><tr><td><p>a</p></td><td><p>b</p></td></tr></tbody></table>",
  });
  expect(countText(editor.state.doc)).toEqual({ words: 8, characters: 23, minutes: 1 });
  editor.commands.insertContentAt(1, "Very ");
  expect(countText(editor.state.doc)).toEqual({ words: 9, characters: 28, minutes: 1 });
  editor.commands.clearContent();
  expect(countText(editor.state.doc)).toEqual({ words: 0, characters: 0, minutes: 1 });
  editor.destroy();
});

test.each([
  ["<p>潮水在六点到达。</p>", 7],
  ["<p>在 Vlissingen 的潮水，3.2 米</p>", 7],
  ["<p>tide — ebb</p>", 2],
])("counts every Chinese character of %s as a word", (content, words) => {
  const editor = new Editor({ extensions: richExtensions(""), injectCSS: false, content });
  expect(countText(editor.state.doc).words).toBe(words);
  editor.destroy();
});

test("takes as long for 220 English words as for 400 Chinese characters", () => {
  const content = `<p>${"tide ".repeat(660)}</p><p>${"潮".repeat(800)}</p>`;
  const editor = new Editor({ extensions: richExtensions(""), injectCSS: false, content });
  expect(countText(editor.state.doc).minutes).toBe(5);
  editor.destroy();
});
