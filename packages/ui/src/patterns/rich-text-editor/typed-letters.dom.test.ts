import { Editor } from "@tiptap/core";
import type { Transaction } from "@tiptap/pm/state";
import { afterEach, expect, test } from "vitest";
import { richExtensions } from "./rich-extensions.ts";
import { addsLettersOnly } from "./typed-letters.ts";

const editor = new Editor({ extensions: richExtensions(""), content: "<p>Ebb and flow</p>" });

afterEach(() => {
  editor.commands.setContent("<p>Ebb and flow</p>");
});

const cases: [string, (tr: Transaction) => Transaction, boolean][] = [
  ["a letter", (tr) => tr.insertText("s", 4), true],
  ["a digit", (tr) => tr.insertText("7", 4), true],
  ["letters in two places", (tr) => tr.insertText("s", 4).insertText("s", 14), true],
  ["a space", (tr) => tr.insertText(" ", 4), false],
  ["a punctuation mark", (tr) => tr.insertText(",", 4), false],
  ["a Chinese character", (tr) => tr.insertText("潮", 4), false],
  ["a letter in place of another", (tr) => tr.insertText("s", 3, 4), false],
  ["a deletion", (tr) => tr.delete(3, 4), false],
  ["a new paragraph", (tr) => tr.split(4), false],
  ["a mark", (tr) => tr.addMark(1, 4, editor.schema.mark("bold")), false],
  ["a letter and a space", (tr) => tr.insertText("s", 4).insertText(" ", 5), false],
  ["nothing", (tr) => tr, false],
];

test.each(cases)("sees %s", (_name, change, expected) => {
  expect(addsLettersOnly(change(editor.state.tr))).toBe(expected);
});
