import { Editor } from "@tiptap/core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { indentCode, leaveCode, outdentCode } from "./code-indent.ts";
import { rememberLanguage } from "./last-language.ts";
import { richExtensions } from "./rich-extensions.ts";

let editor: Editor | undefined;
beforeEach(() => rememberLanguage(null));
afterEach(() => editor?.destroy());

function open(html: string, from: number, to = from): Editor {
  editor = new Editor({ extensions: richExtensions(""), injectCSS: false, content: html });
  editor.commands.setTextSelection({ from, to });
  return editor;
}

function run(opened: Editor, command: typeof indentCode): string {
  command(opened.state, (tr) => opened.view.dispatch(tr));
  return opened.getHTML().replace(/<p><\/p>$/, "");
}

const code = (lines: string) => `<pre><code class="language-js">${lines}</code></pre>`;

test("Tab moves the selected lines in, with their marks, and Shift+Tab moves them out", () => {
  const opened = open(code("a\nb <em>c</em>\nd"), 1, 4);
  expect(run(opened, indentCode)).toBe(code("  a\n  b <em>c</em>\nd"));
  expect(run(opened, outdentCode)).toBe(code("a\nb <em>c</em>\nd"));
  expect(run(opened, outdentCode)).toBe(code("a\nb <em>c</em>\nd"));
});

test("Tab writes at the cursor, and Shift+Tab moves its line out", () => {
  const opened = open(code("a\n   b"), 2);
  expect(run(opened, indentCode)).toBe(code("a  \n   b"));
  opened.commands.setTextSelection(9);
  expect(run(opened, outdentCode)).toBe(code("a  \n b"));
});

test("Escape goes to the paragraph after code, which is made where there is none", () => {
  const opened = open(`${code("a")}<hr>`, 1);
  run(opened, leaveCode);
  opened.commands.insertContent("b");
  expect(opened.getHTML()).toContain(`${code("a")}<p>b</p><hr>`);
  opened.commands.setTextSelection(1);
  run(opened, leaveCode);
  opened.commands.insertContent("c");
  expect(opened.getHTML()).toContain(`${code("a")}<p>cb</p><hr>`);
  expect(leaveCode(opened.state)).toBe(false);
});

test("new code has the language that was chosen last, and is text again when pressed twice", () => {
  rememberLanguage("python");
  const opened = open("<p>a</p>", 1);
  opened.commands.toggleCodeBlock();
  expect(opened.getHTML()).toContain('<pre><code class="language-python">a</code></pre>');
  rememberLanguage("rust");
  opened.commands.toggleCodeBlock();
  expect(opened.getHTML()).toContain("<p>a</p>");
});
