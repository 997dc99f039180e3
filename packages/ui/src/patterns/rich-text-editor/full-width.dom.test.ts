import { Editor } from "@tiptap/core";
import { expect, test } from "vitest";
import { countHalfWidth, halfWidthMarks, writeFullWidth } from "./full-width.ts";
import { richExtensions } from "./rich-extensions.ts";

const written = (text: string) => {
  let result = text;
  for (const { from, to, replacement } of halfWidthMarks(text).toReversed()) {
    result = result.slice(0, from) + replacement + result.slice(to);
  }
  return result;
};

test.each([
  ["你好,世界.", "你好，世界。"],
  ["你好, 世界", "你好，世界"],
  ["注意:请排队!", "注意：请排队！"],
  ["真的吗?!好;走", "真的吗？！好；走"],
  ["码头(北岸)关闭", "码头（北岸）关闭"],
  ["等等...再说", "等等……再说"],
  ["他说“走”,就走", "他说“走”，就走"],
  ["北岸(今天).", "北岸（今天）。"],
])("%s is written %s", (text, full) => {
  expect(written(text)).toBe(full);
});

test.each([
  "Low water, at six.",
  "水位3.5米",
  "上午12:30开放",
  "见file.txt",
  "版本v1.2,新",
  "Rotterdam (鹿特丹) is open",
  "水位(NAP)正常",
  "你好，世界。",
])("%s stays as it is", (text) => {
  expect(halfWidthMarks(text)).toEqual([]);
});

test("a text is changed in one step that can be undone; code stays", () => {
  const element = document.createElement("div");
  const content =
    "<p>你<strong>好,世</strong>界.</p><ul><li><p>一,二</p></li></ul><pre><code>一,二</code></pre><p>一<code>a,</code>二,三</p>";
  const editor = new Editor({ element, extensions: richExtensions(""), injectCSS: false, content });
  expect(countHalfWidth(editor.state.doc)).toBe(4);
  const before = editor.getHTML();
  writeFullWidth(editor);
  expect(editor.getHTML()).toContain("<p>你<strong>好，世</strong>界。</p>");
  expect(editor.getHTML()).toContain("一，二</p></li>");
  expect(editor.getHTML()).toContain("<code>一,二</code>");
  expect(editor.getHTML()).toContain("<code>a,</code>二，三");
  expect(countHalfWidth(editor.state.doc)).toBe(0);
  editor.commands.undo();
  expect(editor.getHTML()).toBe(before);
  editor.destroy();
});
