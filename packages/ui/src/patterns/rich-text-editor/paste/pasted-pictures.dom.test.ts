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

test("marks pictures of other sites, and replaces one in place", async () => {
  const { calls, upload } = controlledUploads();
  using text = open(
    upload,
    '<p>a</p><img src="/files/own.png" alt=""><img src="https://example.org/x.png" alt="Tide" width="9">',
  );
  const replaced: number[] = [];
  text.editor.commands.markRemotePictures({
    isRemote: (src) => src.startsWith("https://example.org"),
    label: (host) => `Picture on ${host}`,
    replace: "Replace",
    onReplace: (at) => replaced.push(at),
  });
  const marks = text.editor.view.dom.querySelectorAll(".remote-picture");
  expect([...marks].map(({ textContent }) => textContent)).toEqual([
    "Picture on example.orgReplace",
  ]);
  marks[0]?.querySelector("button")?.click();
  const [at = -1] = replaced;
  text.uploads.replace(at, new File(["x"], "x.png", { type: "image/png" }));
  calls[0]?.finish("/files/x.png");
  await vi.waitFor(() => expect(text.written()).toContain('<img src="/files/x.png" alt="Tide">'));
  expect(text.editor.view.dom.querySelector(".remote-picture")).toBeNull();
});

test("leaves out beacons, and writes emoji as characters", () => {
  using text = open(undefined);
  text.paste(
    '<p>a<img src="https://t.example.org/p.gif" width="1"><img src="https://e.example.org/1.png" alt="😀"> <img src="https://example.org/a.png" data-x="1" srcset="b" class="c" alt="A" width="50%"></p>',
  );
  expect(text.written()).toBe('<p>a😀 <img src="https://example.org/a.png" alt="A"></p>');
});
