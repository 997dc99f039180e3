import { Editor } from "@tiptap/core";
import { expect, onTestFinished, test } from "vitest";
import { richExtensions } from "./rich-extensions.ts";
import {
  matchesOf,
  emptyQuery,
  replaceAllMatches,
  replaceOne,
  find,
  goToMatch,
} from "./text-search.ts";

function editorOf(content: string): Editor {
  const editor = new Editor({ extensions: richExtensions(""), injectCSS: false, content });
  // One that is left open looks at its document a moment later, when that is gone.
  onTestFinished(() => editor.destroy());
  return editor;
}

const tides = "<p>Tide and <strong>ti</strong>de</p><ul><li><p>no TIDE</p></li></ul>";

test("finds matches across marks and blocks, and wraps around", () => {
  const editor = editorOf(tides);
  find(editor, { ...emptyQuery, text: "tide" });
  expect(matchesOf(editor)).toEqual({ count: 3, current: 1 });
  goToMatch(editor, "next");
  goToMatch(editor, "next");
  expect(matchesOf(editor)).toEqual({ count: 3, current: 3 });
  goToMatch(editor, "next");
  expect(matchesOf(editor).current).toBe(1);
  goToMatch(editor, "previous");
  expect(matchesOf(editor).current).toBe(3);
  find(editor, { ...emptyQuery, text: "tide", matchCase: true });
  expect(matchesOf(editor).count).toBe(1);
  find(editor, emptyQuery);
  expect(matchesOf(editor)).toEqual({ count: 0, current: 0 });
});

test("replaces a match and selects the next one", () => {
  const editor = editorOf(tides);
  find(editor, { ...emptyQuery, text: "tide", replacement: "ebb" });
  replaceOne(editor);
  expect(editor.getText()).toContain("ebb and tide");
  expect(matchesOf(editor)).toEqual({ count: 2, current: 1 });
});

test("replaces all matches literally, and reverts them by one undo", () => {
  const editor = editorOf(tides);
  editor.commands.insertContentAt(1, "x");
  find(editor, { ...emptyQuery, text: "tide", replacement: String.raw`$& $1 \n` });
  replaceAllMatches(editor);
  expect(editor.getText().split(String.raw`$& $1 \n`)).toHaveLength(4);
  expect(editor.getText().toLowerCase()).not.toContain("tide");
  editor.commands.undo();
  expect(editor.getText()).toContain("xTide and tide");
  editor.commands.undo();
  expect(editor.getHTML()).toContain(tides);
});
