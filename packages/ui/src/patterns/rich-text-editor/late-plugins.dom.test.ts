import { Editor, Extension } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";
import { expect, onTestFinished, test } from "vitest";
import { lazyComponent } from "../../lib/lazy-component.ts";
import { lateExtension, type LatePlugins } from "./late-plugins.ts";
import { richExtensions } from "./rich-extensions.ts";

/** A text with a late part between two extensions that take the same key. */
function open() {
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
  const part = lazyComponent<LatePlugins>(async () => () => [noting("late")]);
  const extension = (name: string) =>
    Extension.create({ name, addProseMirrorPlugins: () => [noting(name)] });
  const openText = () => {
    const editor = new Editor({
      extensions: [
        ...richExtensions(""),
        extension("last"),
        lateExtension("late", { ...part, pluginsOf: (make) => make }),
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
