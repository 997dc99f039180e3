import { Selection } from "@tiptap/pm/state";
import { undo } from "@tiptap/pm/history";
import { expect, test } from "vitest";
import { openRichText } from "../open-rich-text.ts";
import type { EmbedInsert } from "../rich-text-inserts.ts";
import { embedPastedUrl } from "./pasted-embed.ts";

const embeds: EmbedInsert = {
  validateUrl: (url) =>
    /^https:\/\/(?:www\.)?(?:video|sound)\.example\//.test(url) ? undefined : "no",
  validateTitle: (title) => (title === "" ? "empty" : undefined),
  kindOf: (url) => (url.includes("sound") ? "audio" : "video"),
};
const address = "https://www.video.example/watch?v=tide1";

/** Opens a text with the cursor at the end of its first block, and has what stands there embedded. */
function embed(html: string, at = "start") {
  const { editor } = openRichText({ html, placeholder: "" });
  const { doc, tr } = editor.state;
  const end = at === "start" ? doc.child(0).nodeSize - 1 : doc.content.size;
  editor.view.dispatch(tr.setSelection(Selection.near(doc.resolve(end), -1)));
  const transaction = embedPastedUrl(editor.state, embeds, ({ host }) => `Video on ${host}`);
  if (transaction !== undefined) editor.view.dispatch(transaction);
  return { editor, isEmbedded: transaction !== undefined };
}

test("makes a video of an address on a line of its own, and goes on under it", () => {
  const { editor } = embed(`<p><a href="${address}">${address}</a></p><p>After</p>`);
  editor.commands.insertContent("next");
  expect(editor.getHTML()).toBe(
    `<figure class="embed"><p><a href="${address}">Video on video.example</a></p></figure><p>next</p><p>After</p>`,
  );
});

test("adds no line where there is an empty one", () => {
  const { editor } = embed(`<p>${address}</p><p></p><p>After</p>`);
  expect(editor.state.doc.childCount).toBe(3);
});

test("one step back is the address as it was pasted", () => {
  const html = `<p><a href="${address}">${address}</a></p><p>After</p>`;
  const { editor } = embed(html);
  undo(editor.state, editor.view.dispatch);
  expect(editor.getHTML()).toBe(html);
});

test.each([
  ["an address in a sentence", `<p>See ${address}</p>`],
  ["an address of a site that is not allowed", "<p>https://example.org/watch</p>"],
  ["an address without a scheme", "<p>www.video.example/watch?v=tide1</p>"],
  ["what is no video", "<p>https://sound.example/tide1</p>"],
  ["a heading", `<h2>${address}</h2>`],
  ["a line of a list", `<ul><li><p>${address}</p></li></ul>`],
])("leaves %s as it is", (_name, html) => {
  expect(embed(html, "end").isEmbedded).toBe(false);
});
