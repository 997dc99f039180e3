import { Editor } from "@tiptap/core";
import { expect, onTestFinished, test, vi } from "vitest";
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
  find(editor, { ...emptyQuery, text: "tide" });
  replaceOne(editor, "ebb");
  expect(editor.getText()).toContain("ebb and tide");
  expect(matchesOf(editor)).toEqual({ count: 2, current: 1 });
});

test("replaces all matches literally, and reverts them by one undo", () => {
  const editor = editorOf(tides);
  editor.commands.insertContentAt(1, "x");
  find(editor, { ...emptyQuery, text: "tide" });
  replaceAllMatches(editor, String.raw`$& $1 \n`);
  expect(editor.getText().split(String.raw`$& $1 \n`)).toHaveLength(4);
  expect(editor.getText().toLowerCase()).not.toContain("tide");
  editor.commands.undo();
  expect(editor.getText()).toContain("xTide and tide");
  editor.commands.undo();
  expect(editor.getHTML()).toContain(tides);
});

test.each([
  { text: "cat", wholeWord: true, count: 2 },
  { text: "cat", wholeWord: false, count: 3 },
  { text: "潮水", wholeWord: true, count: 2 },
  { text: "(a.b)", wholeWord: true, count: 1 },
  { text: "b) c", wholeWord: false, count: 1 },
])("finds $text $count times with wholeWord $wholeWord", ({ count, ...query }) => {
  const editor = editorOf(
    "<p>A cat, concat, CAT.</p><p>潮水来了，看潮水。</p><p>axb (a.b)\u00A0c</p>",
  );
  find(editor, { ...emptyQuery, ...query });
  expect(matchesOf(editor).count).toBe(count);
});

test("keeps counting matches while the text changes", () => {
  const editor = editorOf("<p>tide</p><ul><li><p>a tide</p></li></ul>");
  find(editor, { ...emptyQuery, text: "tide" });
  editor.view.dispatch(editor.state.tr.insertText("The tide and the ", 1));
  expect(matchesOf(editor)).toEqual({ count: 3, current: 2 });
  editor.commands.undo();
  expect(matchesOf(editor)).toEqual({ count: 2, current: 1 });
});

test("highlights only the matches in sight, and the selected one", () => {
  const editor = editorOf("<p>tide</p>".repeat(300));
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function rectOf(
    this: HTMLElement,
  ) {
    const index = this.parentElement ? [...this.parentElement.children].indexOf(this) : 0;
    return new DOMRect(0, index * 100, 100, 100);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  find(editor, { ...emptyQuery, text: "tide" });
  goToMatch(editor, "previous");
  expect(matchesOf(editor)).toEqual({ count: 300, current: 300 });
  const drawn = editor.view.dom.querySelectorAll("[class*=search-match]");
  expect(drawn.length).toBeGreaterThan(5);
  expect(drawn.length).toBeLessThan(60);
  expect(drawn.item(drawn.length - 1).className).toBe("ProseMirror-active-search-match");
});
