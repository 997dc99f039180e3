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

test("leaves the empty line behind a picture in a point of a list out of what is saved", () => {
  const { editor, text } = open("<ul><li><p>a</p></li></ul>");
  const image = { type: "image", attrs: { src: "/b.png", alt: "B" } };
  editor.commands.insertContentAt(4, [image, { type: "paragraph" }]);
  expect(editor.getHTML()).toContain("<p></p></li>");
  expect(text.takeChange()).toBe('<ul><li><p>a</p><img src="/b.png" alt="B"></li></ul>');
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

/** The caret's place in the words of its block. */
function caret(editor: Editor): string {
  const { $from } = editor.state.selection;
  const words = $from.parent.textContent;
  return `${words.slice(0, $from.parentOffset)}|${words.slice($from.parentOffset)}`;
}

test("keeps the caret and the undo history when another block is replaced", () => {
  const { editor, text } = open("<p>one</p><p>two</p><p>three</p>");
  editor.commands.setTextSelection(9);
  editor.commands.insertContent("!");
  expect(text.takeChange()).toBe("<p>one</p><p>two!</p><p>three</p>");
  expect(caret(editor)).toBe("two!|");
  text.replace("<p>zero</p><p>ONE</p><p>two!</p><p>three, by them</p>");
  expect(caret(editor)).toBe("two!|");
  expect(text.takeChange()).toBeUndefined();
  editor.commands.undo();
  expect(text.takeChange()).toBe("<p>zero</p><p>ONE</p><p>two</p><p>three, by them</p>");
  editor.destroy();
});

test("keeps what was written since the last report", () => {
  const { editor, text } = open("<p>one</p><p>two</p>");
  editor.commands.insertContentAt(9, " more");
  text.replace("<p>ONE</p><p>two</p>");
  expect(text.takeChange()).toBe("<p>ONE</p><p>two more</p>");
  editor.commands.insertContentAt(4, "!");
  text.replace("<p>theirs</p><p>two more</p>");
  expect(text.takeChange()).toMatch(/!.*<p>theirs<\/p>/);
  editor.destroy();
});
