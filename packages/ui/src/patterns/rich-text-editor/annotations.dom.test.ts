import { afterEach, expect, test } from "vitest";
import { passageOf } from "../rich-text/passage.ts";
import { annotate, replaceAnnotation, selectedPassage } from "./annotations.ts";
import { openRichText, type OpenRichText } from "./open-rich-text.ts";

let text: OpenRichText | undefined;
afterEach(() => text?.close());

function open(html: string): OpenRichText {
  text = openRichText({ html, placeholder: "" });
  return text;
}

const html = "<p>The berth <strong>opens in May</strong>.</p><ul><li><p>Ships</p></li></ul>";
const plain = "The berth opens in May.\nShips";
const passage = passageOf(plain, { from: 10, to: 22 });

test("finds annotated passages, and reports those that are gone", () => {
  const { editor } = open(html);
  const gone = { ...passage, quote: "was closed in winter", prefix: "never ", suffix: " there" };
  const found = annotate(editor, [
    { id: "here", passage },
    { id: "gone", passage: gone },
  ]);
  expect([...found]).toEqual(["here"]);
  expect(editor.view.dom.querySelector("[data-annotation=here]")?.textContent).toBe("opens in May");
});

test("follows a passage while somebody writes, and replaces it with its marks as one edit", () => {
  const { editor, changes } = open(html);
  annotate(editor, [{ id: "a", passage }]);
  editor.view.dispatch(editor.state.tr.insertText("All of it. ", 1));
  expect(replaceAnnotation(editor, "a", "opens in June")).toBe(true);
  expect(changes.takeChange()).toContain(
    "<p>All of it. The berth <strong>opens in June</strong>.</p>",
  );
  editor.commands.undo();
  expect(editor.getText()).toContain("opens in May");
});

test("describes the selection as the page's text has it", () => {
  const { editor } = open(html);
  expect(selectedPassage(editor)).toBeUndefined();
  editor.commands.setTextSelection({ from: 11, to: 23 });
  // An empty paragraph is at the end of what is written.
  const { suffix: _suffix, ...where } = passage;
  expect(selectedPassage(editor)).toMatchObject(where);
});

test("replaces nothing in a text that is read only, or whose passage is gone", () => {
  const { editor } = open(html);
  annotate(editor, [{ id: "a", passage }]);
  expect(replaceAnnotation(editor, "b", "x")).toBe(false);
  editor.setEditable(false);
  expect(replaceAnnotation(editor, "a", "x")).toBe(false);
});
