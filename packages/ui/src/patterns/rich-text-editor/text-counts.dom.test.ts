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
  expect(countText(editor.state.doc)).toEqual({ words: 8, characters: 23 });
  editor.commands.insertContentAt(1, "Very ");
  expect(countText(editor.state.doc)).toEqual({ words: 9, characters: 28 });
  editor.commands.clearContent();
  expect(countText(editor.state.doc)).toEqual({ words: 0, characters: 0 });
  editor.destroy();
});
