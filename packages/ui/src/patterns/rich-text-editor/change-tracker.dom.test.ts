import { Editor } from "@tiptap/core";
import { expect, test } from "vitest";
import { ChangeTracker } from "./change-tracker.ts";
import { richExtensions } from "./rich-extensions.ts";

const html =
  '<h2>A</h2>\n<ul><li>b</li></ul><table><caption>c</caption><tr><th scope="row">d</th></tr></table>';

function open(content: string) {
  const element = document.createElement("div");
  document.body.append(element);
  const editor = new Editor({
    element,
    extensions: richExtensions(""),
    injectCSS: false,
    content,
  });
  return { editor, text: new ChangeTracker(editor, content) };
}

test("opening a text and moving about in it is no change", () => {
  const { editor, text } = open(html);
  editor.commands.focus("end");
  editor.setEditable(false, false);
  editor.setEditable(true, false);
  // The editor puts an empty paragraph after a table at the first occasion.
  expect(editor.getHTML()).toMatch(/<\/table><p><\/p>$/);
  expect(text.takeChange()).toBeUndefined();
  editor.destroy();
});

test("a change is news once, and undoing it brings back the text to the letter", () => {
  const { editor, text } = open(html);
  editor.commands.insertContentAt(1, "New ");
  expect(text.takeChange()).toContain("<h2>New A</h2>");
  expect(text.takeChange()).toBeUndefined();
  editor.commands.undo();
  expect(text.takeChange()).toBe(html);
  editor.destroy();
});

test("what is reported is the whole text as the editor writes it, whichever part changed", () => {
  const { editor, text } = open(html);
  editor.commands.insertContentAt(1, "New ");
  text.takeChange();
  editor.commands.insertContentAt(
    editor.state.doc.content.size,
    "<p>end</p><pre>a\n<strong>b</strong></pre>",
  );
  expect(text.takeChange()).toBe(editor.getHTML().replace(/<p><\/p>$/, ""));
  editor.destroy();
});

test("a text that took another's place is no change either", () => {
  const { editor, text } = open("<p>a</p>");
  text.replace(html);
  editor.commands.focus("start");
  expect(text.takeChange()).toBeUndefined();
  editor.destroy();
});

test("emptying a text is news", () => {
  const { editor, text } = open("<p>a</p>");
  editor.commands.clearContent();
  expect(text.takeChange()).toBe("");
  editor.destroy();
});
