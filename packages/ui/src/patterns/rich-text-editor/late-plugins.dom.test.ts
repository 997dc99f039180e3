import { Editor, Extension } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";
import { expect, onTestFinished, test } from "vitest";
import { lazyComponent } from "../../lib/lazy-component.ts";
import { lateExtension, type LatePlugins } from "./late-plugins.ts";
import { linkDetection } from "./link-detection.ts";
import { richExtensions } from "./rich-extensions.ts";

/** A text with a late part between two extensions that take the same key. */
function open(make?: LatePlugins) {
  const pressed: string[] = [];
  const noting = (name: string) =>
    new Plugin({
      props: {
        handleKeyDown: () => {
          pressed.push(name);
          return false;
        },
      },
    });
  const part = lazyComponent<LatePlugins>(async () => make ?? (() => [noting("late")]));
  const extension = (name: string) =>
    Extension.create({ name, addProseMirrorPlugins: () => [noting(name)] });
  const openText = () => {
    const editor = new Editor({
      extensions: [
        ...richExtensions(""),
        extension("last"),
        lateExtension("late", { ...part, pluginsOf: (plugins) => plugins, catchesUp: true }),
        extension("first"),
      ],
      injectCSS: false,
      content: "<p>Ebb</p>",
    });
    onTestFinished(() => editor.destroy());
    return editor;
  };
  const press = (editor: Editor) => {
    pressed.length = 0;
    editor.view.dom.dispatchEvent(new KeyboardEvent("keydown", { key: "F9", bubbles: true }));
    return [...pressed];
  };
  return { part, openText, press };
}

test("plugins that are loaded late have the precedence of their extension, in texts of before and after", async () => {
  const { part, openText, press } = open();
  const before = openText();
  expect(press(before)).toEqual(["first", "last"]);
  await part.load();
  expect(press(before)).toEqual(["first", "late", "last"]);
  expect(press(openText())).toEqual(["first", "late", "last"]);
});

test("what was written before they came can still be undone", async () => {
  const { part, openText } = open();
  const editor = openText();
  editor.commands.insertContentAt(1, "Low ");
  await part.load();
  editor.commands.undo();
  expect(editor.getHTML()).toBe("<p>Ebb</p>");
});

/** Types letter by letter, as a person does. */
function type(editor: Editor, words: string) {
  for (const letter of words) editor.view.dispatch(editor.state.tr.insertText(letter));
}

test("what was written before they came is treated as if they had been there", async () => {
  const { part, openText } = open(linkDetection);
  const editor = openText();
  editor.commands.setTextSelection(4);
  // Another plugin appends a paragraph after it.
  editor.commands.setHeading({ level: 2 });
  type(editor, " see https://one.example and www.two.com now, https://three.example");
  editor.view.dispatch(editor.state.tr.insertText("High ", 1));
  await part.load();
  const link = (url: string) =>
    `<a href="${url.startsWith("http") ? url : `https://${url}`}">${url}</a>`;
  expect(editor.getHTML()).toBe(
    `<h2>High Ebb see ${link("https://one.example")} and ${link("www.two.com")} now, https://three.example</h2><p></p>`,
  );
  type(editor, " ");
  expect(editor.getHTML()).toContain(link("https://three.example"));
  while (editor.can().undo()) editor.commands.undo();
  expect(editor.getHTML()).toBe("<p>Ebb</p>");
});

test("a link that was taken away before they came stays away", async () => {
  const { part, openText } = open(linkDetection);
  const editor = openText();
  editor.commands.setTextSelection(4);
  type(editor, " https://one.example ");
  editor.commands.deleteRange({ from: 5, to: 24 });
  await part.load();
  expect(editor.getHTML()).not.toContain("<a");
});

test("they wait for the end of a word that is being composed", async () => {
  const { part, openText, press } = open();
  const editor = openText();
  editor.view.dom.dispatchEvent(new CompositionEvent("compositionstart"));
  expect(editor.view.composing).toBe(true);
  await part.load();
  const late = () => press(editor).includes("late");
  expect(late()).toBe(false);
  editor.view.dom.dispatchEvent(new CompositionEvent("compositionend"));
  await expect.poll(late).toBe(true);
});
