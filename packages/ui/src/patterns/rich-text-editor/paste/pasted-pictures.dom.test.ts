import { Plugin } from "@tiptap/pm/state";
import { beforeAll, expect, test, vi } from "vitest";
import { openRichText } from "../open-rich-text.ts";
import { htmlCleaner } from "./html-cleaner.ts";
import type { ImageUploader } from "./picture-uploads.ts";

beforeAll(htmlCleaner.load);

const png =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const hex = Array.from(atob(png), (byte) => byte.charCodeAt(0).toString(16).padStart(2, "0")).join(
  "",
);

function open(upload: ImageUploader | undefined, html = "") {
  const { editor, close } = openRichText({ html, placeholder: "" });
  const { uploads } = editor.storage.cleanPaste;
  uploads.uploadWith(upload);
  const paste = (content: string, rtf = "") => {
    const data = new DataTransfer();
    data.setData("text/html", content);
    if (rtf !== "") data.setData("text/rtf", rtf);
    const event = new ClipboardEvent("paste", {
      clipboardData: data,
      bubbles: true,
      cancelable: true,
    });
    editor.view.dom.dispatchEvent(event);
  };
  const written = () => editor.getHTML().replace(/(?:<p><\/p>)+$/, "");
  return { editor, uploads, paste, written, [Symbol.dispose]: close };
}

/** Uploads that end when the test says so. */
function controlledUploads() {
  const calls: { file: File; finish: (url: string) => void; fail: () => void }[] = [];
  const upload: ImageUploader = (file) =>
    new Promise((resolve, reject) => {
      calls.push({
        file,
        finish: (url) => resolve({ url }),
        fail: () => reject(new Error("offline")),
      });
    });
  return { calls, upload };
}

test("uploads pictures that are written into a text, and shows none of their addresses until then", async () => {
  const { calls, upload } = controlledUploads();
  using text = open(upload);
  text.paste(
    `<p>Before</p><img alt="Tide" src="data:image/png;base64,${png}" width="40.4"><p>In <img alt="small" src="data:image/png;base64,${png}"> line</p><p>After</p>`,
  );
  expect(text.written()).toBe("<p>Before</p><p></p><p>In  line</p><p>After</p>");
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  text.editor.commands.insertContentAt(1, "Well ");
  calls.find(({ file }) => file.size > 0)?.finish("/files/a.png");
  calls[1]?.finish("/files/b.png");
  await vi.waitFor(() => expect(text.uploads.getState().uploads).toEqual([]));
  expect(text.written()).toContain("<p>Well Before</p><img");
  expect(text.written()).toMatch(
    /<img[^>]*src="\/files\/[ab]\.png"[^>]*><p>In <img[^>]*> line<\/p><p>After<\/p>$/,
  );
  expect(text.written()).toContain('width="40"');
});

test("goes on with an upload when a plugin joins the text, such as that of the search", async () => {
  const { calls, upload } = controlledUploads();
  using text = open(upload);
  text.paste(`<p><img alt="Tide" src="data:image/png;base64,${png}"></p>`);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  text.editor.registerPlugin(new Plugin({}));
  calls[0]?.finish("/files/a.png");
  await vi.waitFor(() => expect(text.written()).toContain('src="/files/a.png"'));
});

test("takes Word's pictures out of its RTF, in their order", async () => {
  const { calls, upload } = controlledUploads();
  using text = open(upload);
  const picture = (format: string) =>
    `{\\*\\shppict{\\pict{\\*\\picprop\\shplid1025{\\sp{\\sn x}}}\\picscalex100\\picw26\\${format}\\bliptag-1{\\*\\blipuid 0a0b}\n${hex}}}{\\nonshppict{\\pict\\wmetafile8 0102}}`;
  text.paste(
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><p class=MsoNormal><img width=10 src="file:///C:/clip_image001.png" alt="One&#10;&#10;Description automatically generated"></p><p class=MsoNormal><img src="file:///C:/clip_image002.jpg" alt="Two"></p></body></html>`,
    `{\\rtf1 {\\*\\listpicture{\\pict\\pngblip 00}}${picture("pngblip")} text ${picture("jpegblip")}}`,
  );
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  expect(calls.map(({ file }) => file.type)).toEqual(
    expect.arrayContaining(["image/png", "image/jpeg"]),
  );
  for (const { file, finish } of calls) {
    expect(file.size).toBe(hex.length / 2);
    finish(`/files/${file.name}`);
  }
  await vi.waitFor(() => expect(text.uploads.getState().uploads).toEqual([]));
  expect(text.written()).toBe(
    '<img src="/files/picture-1.png" alt="One" width="10"><img src="/files/picture-2.jpg" alt="Two">',
  );
});

test("says how many pictures are not on the clipboard", () => {
  using text = open(controlledUploads().upload);
  text.paste('<p>a<img src="file:///C:/1.png"><img src="blob:https://x/1"></p>');
  expect(text.uploads.getState().missing).toBe(2);
  expect(text.written()).toBe("<p>a</p>");
});

test("keeps a failed upload for another try, and its place until it is given up", async () => {
  const { calls, upload } = controlledUploads();
  using text = open(upload);
  text.paste(`<p>a</p><img alt="Tide" src="data:image/png;base64,${png}"><p>b</p>`);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  calls[0]?.fail();
  await vi.waitFor(() => expect(text.uploads.getState().uploads[0]?.isFailed).toBe(true));
  text.uploads.retry(text.uploads.getState().uploads[0]?.id ?? "");
  calls[1]?.finish("/files/a.png");
  await vi.waitFor(() =>
    expect(text.written()).toBe('<p>a</p><img src="/files/a.png" alt="Tide"><p>b</p>'),
  );
});

test("puts no picture where its place was deleted", async () => {
  const { calls, upload } = controlledUploads();
  using text = open(upload, "<p>old</p>");
  text.editor.commands.focus("end");
  text.paste(`<p>a</p><img src="data:image/png;base64,${png}"><p>b</p>`);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  text.editor.commands.setContent("<p>new</p>");
  calls[0]?.finish("/files/a.png");
  await vi.waitFor(() => expect(text.uploads.getState().uploads).toEqual([]));
  expect(text.written()).toBe("<p>new</p>");
});

test("marks pictures, and replaces one in place", async () => {
  const { calls, upload } = controlledUploads();
  using text = open(
    upload,
    '<p>a</p><img src="/files/own.png" alt="" class="decorative"><img src="https://example.org/x.png" alt="" width="9">',
  );
  const acted: number[] = [];
  text.editor.commands.markPictures([
    {
      label: ({ src }) =>
        src.startsWith("https:") ? `Picture on ${new URL(src).host}` : undefined,
      action: "Replace",
      onAct: (at) => acted.push(at),
    },
    {
      label: ({ alt, isDecorative }) => (alt === "" && !isDecorative ? "No alt text" : undefined),
      action: "Add",
      onAct: (at) => acted.push(at),
    },
  ]);
  const marks = () => [...text.editor.view.dom.querySelectorAll(".picture-mark")];
  expect(marks().map(({ textContent }) => textContent)).toEqual([
    "Picture on example.orgReplace",
    "No alt textAdd",
  ]);
  for (const mark of marks()) mark.querySelector("button")?.click();
  const [at = -1, sameAt] = acted;
  expect(sameAt).toBe(at);
  text.uploads.replace(at, new File(["x"], "x.png", { type: "image/png" }));
  calls[0]?.finish("/files/x.png");
  await vi.waitFor(() => expect(text.written()).toContain('<img src="/files/x.png" alt="">'));
  expect(marks()).toHaveLength(1);
});

const file = (name: string) => new File(["x"], name, { type: "image/png" });

test.each([
  ["<p>One|</p>", "<p>One</p>##<p>|</p>"],
  ["<p>One|</p><p>Two</p>", "<p>One</p>##<p>|</p><p>Two</p>"],
  ["<p>One|</p><p></p><p>Two</p>", "<p>One</p>##<p>|</p><p>Two</p>"],
  ["<p>On|e</p>", "<p>On</p>##<p>|e</p>"],
  ["<p>|One</p>", "##<p>|One</p>"],
  ["<p>|</p>", "##<p>|</p>"],
  ["<ul><li><p>One|</p></li></ul>", "<ul><li><p>One</p>##<p>|</p></li></ul>"],
  ["<h2>One|</h2><p>Two</p>", "<h2>One</h2>##<p>|</p><p>Two</p>"],
  ["<pre><code>o|ne</code></pre>", "<pre><code>one</code></pre>##<p>|</p>"],
  [
    '<figure><img src="/o.png" alt="o"><figcaption>On|e</figcaption></figure>',
    '<figure><img src="/o.png" alt="o"><figcaption>One</figcaption></figure>##<p>|</p>',
  ],
])("pastes pictures at %s, and typing goes on behind them", async (before, after) => {
  const { calls, upload } = controlledUploads();
  using text = open(upload, before);
  const { editor } = text;
  let cursor = -1;
  editor.state.doc.descendants((node, at) => {
    const within = node.text?.indexOf("|") ?? -1;
    if (within >= 0) cursor = at + within;
  });
  editor
    .chain()
    .setTextSelection({ from: cursor, to: cursor + 1 })
    .deleteSelection()
    .run();
  text.uploads.insert([file("a.png"), file("b.png")], "paste");
  editor.commands.insertContent("|");
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  for (const { file: sent, finish } of calls) finish(`/${sent.name}`);
  const images = ["a", "b"].map((name) => `<img src="/${name}.png" alt="">`).join("");
  await vi.waitFor(() => expect(text.uploads.getState().uploads).toEqual([]));
  expect(text.written()).toBe(after.replace("##", images));
});

test("drops a picture without moving the cursor or leaving an empty paragraph", async () => {
  const { calls, upload } = controlledUploads();
  using text = open(upload, "<p>One</p><p>Two</p>");
  text.editor.commands.setTextSelection(4);
  text.uploads.insert([file("a.png")], "drop");
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  calls[0]?.finish("/a.png");
  await vi.waitFor(() =>
    expect(text.written()).toBe('<p>One</p><img src="/a.png" alt=""><p>Two</p>'),
  );
  expect(text.editor.state.selection.from).toBe(4);
});

test("leaves out beacons, and writes emoji as characters", () => {
  using text = open(undefined);
  text.paste(
    '<p>a<img src="https://t.example.org/p.gif" width="1"><img src="https://e.example.org/1.png" alt="😀"> <img src="https://example.org/a.png" data-x="1" srcset="b" class="c" alt="A" width="50%"></p>',
  );
  expect(text.written()).toBe('<p>a😀 <img src="https://example.org/a.png" alt="A"></p>');
});
