import { Editor } from "@tiptap/core";
import { expect, onTestFinished, test } from "vitest";
import { linkTools } from "./link-tools.ts";
import { richExtensions } from "./rich-extensions.ts";

async function open() {
  await linkTools.load();
  const editor = new Editor({ extensions: richExtensions(""), injectCSS: false, content: "" });
  onTestFinished(() => editor.destroy());
  /** Types letter by letter; a line break is Enter. */
  const type = (words: string) => {
    for (const letter of words) {
      if (letter === "\n") editor.commands.splitBlock();
      else editor.view.dispatch(editor.state.tr.insertText(letter));
    }
    return editor.getHTML();
  };
  return { editor, type };
}

const url = "https://one.example/a";
const link = `<a href="${url}">${url}</a>`;

test.each([
  [`See ${url}. Next`, `<p>See ${link}. Next</p>`],
  [`(${url}), ok`, `<p>(${link}), ok</p>`],
  [`看${url}。`, `<p>看${link}。</p>`],
  [`See ${url}.\n`, `<p>See ${link}.</p><p></p>`],
])("%j is linked once it has ended", async (words, html) => {
  const { type } = await open();
  expect(type(words)).toBe(html);
});

test("a forgotten space makes no link, a well-known ending does", async () => {
  const { type } = await open();
  expect(type("Call one.Phone two.com ")).toBe(
    '<p>Call one.Phone <a href="https://two.com">two.com</a> </p>',
  );
});

test("an address that may go on is left alone, and so is code", async () => {
  const { editor, type } = await open();
  expect(type(`See ${url}.`)).not.toContain("<a");
  editor.commands.clearContent();
  editor.commands.toggleCode();
  expect(type(`${url}. `)).not.toContain("<a");
});

test("a link that was removed by hand stays away while one types on", async () => {
  const { editor, type } = await open();
  type(`See ${url}. `);
  editor.commands.setTextSelection(8);
  editor.commands.unsetLink();
  editor.commands.setTextSelection(editor.state.doc.content.size - 1);
  expect(type("Next. ")).not.toContain("<a");
});

test("an undo takes it back with the letter that made it", async () => {
  const { editor, type } = await open();
  type(`See ${url}. `);
  editor.commands.undo();
  expect(editor.getHTML()).not.toContain("<a");
});
