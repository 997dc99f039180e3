import { expect, test } from "vitest";
import { openRichText } from "./open-rich-text.ts";

test("numbers footnotes in the order of the text, and moves the cursor to the new note", () => {
  const { editor, close } = openRichText({ html: "<p>One. Two.</p>", placeholder: "" });
  editor.commands.setTextSelection(10);
  editor.commands.insertFootnote();
  editor.commands.insertContent("Second");
  editor.commands.setTextSelection(5);
  editor.commands.insertFootnote();
  editor.commands.insertContent("First");
  expect(editor.getHTML().replace(/(?:<p><\/p>)+$/, "")).toBe(
    '<p>One.<sup><a href="#fn-1" id="fnref-1">1</a></sup> Two.<sup><a href="#fn-2" id="fnref-2">2</a></sup></p>' +
      '<ol><li id="fn-1"><p>First <a href="#fnref-1">↩</a></p></li><li id="fn-2"><p>Second <a href="#fnref-2">↩</a></p></li></ol>',
  );
  close();
});

test("offers no footnote in code", () => {
  const { editor, close } = openRichText({ html: "<pre><code>a</code></pre>", placeholder: "" });
  editor.commands.setTextSelection(2);
  expect(editor.can().insertFootnote()).toBe(false);
  close();
});

test("keeps what is typed beside a reference out of its link", () => {
  const { editor, close } = openRichText({
    html: '<p>a<sup><a href="#fn-1" id="fnref-1">1</a></sup></p><ol><li id="fn-1"><p>b <a href="#fnref-1">↩</a></p></li></ol>',
    placeholder: "",
  });
  editor.commands.insertContentAt(3, " more");
  expect(editor.getHTML()).toContain('id="fnref-1">1</a></sup> more</p>');
  close();
});
