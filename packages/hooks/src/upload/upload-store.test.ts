import { expect, test } from "vitest";
import { recordingPorts } from "../session/_fake-server.ts";
import { createUpload, type UploadCall, type UploadOptions } from "./upload-store.ts";

type Sent = Parameters<UploadCall>[1] & {
  resolve(reply: { url: string }): void;
  reject(reason: Error): void;
};

/** An upload whose ends the test decides. */
function controlledUpload() {
  const sent = new Map<string, Sent>();
  const upload: UploadCall = (file, options) =>
    new Promise((resolve, reject) => sent.set(file.name, { ...options, resolve, reject }));
  return { upload, sent };
}

function setUp(options: Partial<UploadOptions> = {}) {
  const { upload, sent } = controlledUpload();
  const { notices, told } = recordingPorts();
  const changes: string[][] = [];
  const store = createUpload({
    rules: { kind: "file", limit: 5 },
    upload,
    notices,
    onChange: (files) => changes.push(files.map((file) => file.url)),
    ...options,
  });
  const outline = () =>
    store.get().map(({ name, status, progress }) => `${name} ${status} ${progress}`);
  return { store, sent, told, changes, outline };
}

const files = (...names: string[]) => names.map((name) => new File(["x"], name));
const settled = () => new Promise((resolve) => setTimeout(resolve));

test("a file is checked, sent with a percentage, and there", async () => {
  const { store, sent, outline, changes, told } = setUp();
  expect(store.add(files("a.pdf"))).toEqual([]);
  expect(outline()).toEqual(["a.pdf uploading 0"]);
  sent.get("a.pdf")?.onProgress(40);
  expect(outline()).toEqual(["a.pdf uploading 40"]);
  sent.get("a.pdf")?.resolve({ url: "/files/a" });
  await settled();
  expect(outline()).toEqual(["a.pdf success 100"]);
  expect(store.get()[0]?.url).toBe("/files/a");
  expect(changes).toEqual([["/files/a"]]);
  expect(told).toEqual([]);
});

test("wrong files are told about and never sent; too many are a warning", () => {
  const { store, sent, told } = setUp({ rules: { kind: "file", limit: 2 } });
  const problems = store.add(files("a.exe", "b.pdf"));
  expect(problems).toHaveLength(1);
  store.add(files("c.pdf", "d.pdf"));
  expect([...sent.keys()]).toEqual(["b.pdf"]);
  expect(told).toEqual([
    "error: file format does not match",
    "warning: only 2 files can be uploaded",
  ]);
});

test.each(["rejects", "empty"])("a failed upload (%s) leaves the list", async (how) => {
  const { store, sent, outline, told, changes } = setUp();
  store.add(files("a.pdf"));
  if (how === "empty") sent.get("a.pdf")?.resolve({ url: "" });
  else sent.get("a.pdf")?.reject(new Error("cut off"));
  await settled();
  expect(outline()).toEqual([]);
  expect(told).toEqual(["error: upload failed"]);
  expect(changes).toEqual([]);
});

test("a cancelled upload is stopped and leaves without a word", async () => {
  const { store, sent, outline, told } = setUp();
  store.add(files("a.pdf"));
  store.cancel(store.get()[0]?.uid ?? "");
  expect(sent.get("a.pdf")?.signal.aborted).toBe(true);
  sent.get("a.pdf")?.reject(new Error("aborted"));
  await settled();
  expect(outline()).toEqual([]);
  expect(told).toEqual([]);
});

test("removing a file says so", async () => {
  const { store, told, changes } = setUp({
    initial: [
      { name: "a", url: "/a" },
      { name: "b", url: "/b" },
    ],
  });
  store.remove(store.get()[0]?.uid ?? "");
  store.remove("nobody");
  expect(told).toEqual(["success: deleted successfully"]);
  expect(changes).toEqual([["/b"]]);
  store.cancel(store.get()[0]?.uid ?? "");
  expect(store.get()).toHaveLength(1);
});

test("only so many are sent at once, in order, and the order of the list stays", async () => {
  const { store, sent, outline } = setUp({ parallel: 1 });
  store.add(files("a.pdf", "b.pdf", "c.pdf"));
  expect(outline()).toEqual(["a.pdf uploading 0", "b.pdf checked 0", "c.pdf checked 0"]);
  store.cancel(store.get()[1]?.uid ?? "");
  sent.get("a.pdf")?.resolve({ url: "/a" });
  await settled();
  expect(outline()).toEqual(["a.pdf success 100", "c.pdf uploading 0"]);
  expect([...sent.keys()]).toEqual(["a.pdf", "c.pdf"]);
});

test("disposing stops what is under way", async () => {
  const { store, sent, outline } = setUp({ parallel: 1, initial: [{ name: "x", url: "/x" }] });
  store.add(files("a.pdf", "b.pdf"));
  store.dispose();
  expect(sent.get("a.pdf")?.signal.aborted).toBe(true);
  sent.get("a.pdf")?.resolve({ url: "/a" });
  await settled();
  expect(outline()).toEqual(["x success 100"]);
  expect(sent.has("b.pdf")).toBe(false);
});
