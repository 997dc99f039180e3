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

test("reports no change when a text is opened or the cursor moves", () => {
  const { editor, text } = open(html);
  editor.commands.focus("end");
  editor.setEditable(false, false);
  editor.setEditable(true, false);
  // The editor puts an empty paragraph after a table at the first occasion.
  expect(editor.getHTML()).toMatch(/<\/table><p><\/p>$/);
  expect(text.takeChange()).toBeUndefined();
  editor.destroy();
});

test("reports a change once, and exactly the opened text after undo", () => {
  const { editor, text } = open(html);
  editor.commands.insertContentAt(1, "New ");
  expect(text.takeChange()).toContain("<h2>New A</h2>");
  expect(text.takeChange()).toBeUndefined();
  editor.commands.undo();
  expect(text.takeChange()).toBe(html);
  editor.destroy();
});

test("reports the whole text as the editor serializes it", () => {
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

test("reports no change when the text is replaced from outside", () => {
  const { editor, text } = open("<p>a</p>");
  text.replace(html);
  editor.commands.focus("start");
  expect(text.takeChange()).toBeUndefined();
  editor.destroy();
});

test("reports a text that was emptied", () => {
  const { editor, text } = open("<p>a</p>");
  editor.commands.clearContent();
  expect(text.takeChange()).toBe("");
  editor.destroy();
});
