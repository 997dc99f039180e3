import { ApiError } from "@atrium/sdk";
import { describe, expect, test } from "vitest";
import { recordingPorts } from "../session/_fake-server.ts";
import { filesOf } from "./image-field.ts";
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
  const { notices, shownNotices } = recordingPorts();
  const changes: string[][] = [];
  const store = createUpload({
    rules: { kind: "file", limit: 5 },
    upload,
    notices,
    onChange: (files) => changes.push(files.map((file) => file.url)),
    ...options,
  });
  const outline = () =>
    store.get().items.map(({ name, status, progress }) => `${name} ${status} ${progress}`);
  return { store, sent, shownNotices, changes, outline };
}

const files = (...names: string[]) => names.map((name) => new File(["x"], name));
const settled = () => new Promise((resolve) => setTimeout(resolve));

test("a file is validated, sent with progress, and listed", async () => {
  const { store, sent, outline, changes, shownNotices } = setUp();
  expect(store.add(files("a.pdf"))).toEqual([]);
  expect(outline()).toEqual(["a.pdf uploading 0"]);
  sent.get("a.pdf")?.onProgress(40);
  expect(outline()).toEqual(["a.pdf uploading 40"]);
  sent.get("a.pdf")?.resolve({ url: "/files/a" });
  await settled();
  expect(outline()).toEqual(["a.pdf success 100"]);
  expect(store.get().items[0]?.url).toBe("/files/a");
  expect(changes).toEqual([["/files/a"]]);
  expect(shownNotices).toEqual([]);
});

test("invalid files show a notice and are never sent; too many show a warning", () => {
  const { store, sent, shownNotices } = setUp({ rules: { kind: "file", limit: 2 } });
  const problems = store.add(files("a.exe", "b.pdf"));
  expect(problems).toHaveLength(1);
  store.add(files("c.pdf", "d.pdf"));
  expect([...sent.keys()]).toEqual(["b.pdf"]);
  expect(shownNotices).toEqual([
    "error: file format does not match",
    "warning: only 2 files can be uploaded",
  ]);
});

test("a problem of several files shows one notice, and is returned for each", () => {
  const { store, shownNotices } = setUp();
  expect(store.add(files("a.exe", "b.exe"))).toHaveLength(2);
  expect(shownNotices).toEqual(["error: file format does not match"]);
});

test("each choice of files is reported before its problems", () => {
  const events: string[] = [];
  const { store } = setUp({
    onChoose: () => events.push("chosen"),
    notices: { success: () => {}, warning: () => {}, error: (text) => events.push(text) },
  });
  store.add(files("a.exe"));
  store.addUploaded([{ name: "b.pdf", url: "/files/b.pdf" }]);
  expect(events).toEqual(["chosen", "file format does not match", "chosen"]);
});

test("subscribers are notified until they unsubscribe", () => {
  const { store } = setUp();
  let calls = 0;
  const stop = store.subscribe(() => {
    calls += 1;
  });
  store.add(files("a.pdf"));
  expect(calls).toBeGreaterThan(0);
  const before = calls;
  stop();
  store.add(files("b.pdf"));
  expect(calls).toBe(before);
});

test("an expired session shows no notice of the upload", async () => {
  const { store, sent, shownNotices } = setUp();
  store.add(files("a.pdf"));
  sent.get("a.pdf")?.reject(
    new ApiError({
      kind: "refused",
      errorCode: "UNAUTHENTICATED",
      message: "ended",
      status: 401,
    }),
  );
  await settled();
  expect(store.get().failed).toHaveLength(1);
  expect(shownNotices).toEqual([]);
});

test("cancelling an upload starts the next", () => {
  const { store, sent } = setUp({ concurrency: 1 });
  store.add(files("a.pdf", "b.pdf"));
  store.cancel(store.get().items[0]?.uid ?? "");
  expect([...sent.keys()]).toEqual(["a.pdf", "b.pdf"]);
});

test.each(["rejects", "empty"])("a failed upload (%s) leaves the list", async (how) => {
  const { store, sent, outline, shownNotices, changes } = setUp();
  store.add(files("a.pdf"));
  if (how === "empty") sent.get("a.pdf")?.resolve({ url: "" });
  else sent.get("a.pdf")?.reject(new Error("cut off"));
  await settled();
  expect(outline()).toEqual([]);
  expect(store.get().failed.map(({ name }) => name)).toEqual(["a.pdf"]);
  expect(shownNotices).toEqual(["error: upload failed"]);
  expect(changes).toEqual([]);
});

test("an upload port that throws synchronously fails as well", async () => {
  const { store, shownNotices } = setUp({
    upload: () => {
      throw new Error("no network");
    },
  });
  store.add(files("a.pdf", "b.pdf"));
  await settled();
  expect(store.get().failed.map(({ name }) => name)).toEqual(["a.pdf", "b.pdf"]);
  expect(shownNotices).toEqual(["error: upload failed", "error: upload failed"]);
});

describe("retrying", () => {
  async function setUpFailed(options: Partial<UploadOptions> = {}) {
    const parts = setUp(options);
    parts.store.add(files("a.pdf", "b.pdf", "c.pdf"));
    parts.sent.get("b.pdf")?.reject(new Error("cut off"));
    await settled();
    const [failed] = parts.store.get().failed;
    return { ...parts, uid: failed?.uid ?? "" };
  }

  test("sends a failed file again, at its position in the list", async () => {
    const { store, sent, outline, uid } = await setUpFailed();
    expect(store.retry(uid)).toEqual([]);
    expect(outline()).toEqual(["a.pdf uploading 0", "b.pdf uploading 0", "c.pdf uploading 0"]);
    sent.get("b.pdf")?.resolve({ url: "/b" });
    await settled();
    expect(outline()[1]).toBe("b.pdf success 100");
    expect(store.get().failed).toEqual([]);
  });

  test("is rejected while the list is full, and the file stays failed", async () => {
    const { store, shownNotices, uid } = await setUpFailed({ rules: { kind: "file", limit: 3 } });
    store.add(files("d.pdf"));
    expect(store.retry(uid).map((problem) => problem.kind)).toEqual(["overLimit"]);
    expect(shownNotices.at(-1)).toBe("warning: only 3 files can be uploaded");
    expect(store.get().failed).toHaveLength(1);
  });

  test("does nothing for a file that has not failed, even when it would be rejected", async () => {
    const { store, outline, shownNotices } = await setUpFailed({
      rules: { kind: "file", limit: 3 },
    });
    store.add(files("d.pdf"));
    const before = outline();
    const toldBefore = shownNotices.length;
    expect(store.retry(store.get().items[0]?.uid ?? "")).toEqual([]);
    expect(outline()).toEqual(before);
    expect(shownNotices).toHaveLength(toldBefore);
  });

  test("sends only the named file", async () => {
    const { store, sent, outline, uid } = await setUpFailed();
    sent.get("c.pdf")?.reject(new Error("cut off"));
    await settled();
    store.retry(uid);
    expect(outline()).toEqual(["a.pdf uploading 0", "b.pdf uploading 0"]);
  });

  test("is impossible after the file is removed or the store disposed of", async () => {
    const { store, shownNotices, uid } = await setUpFailed();
    const toldBefore = shownNotices.length;
    store.remove(uid);
    expect(store.get().failed).toEqual([]);
    expect(shownNotices).toHaveLength(toldBefore);
    const other = await setUpFailed();
    other.store.dispose();
    expect(other.store.get().failed).toEqual([]);
    expect(other.store.retry(other.uid)).toEqual([]);
  });
});

test("a cancelled upload is aborted without a notice", async () => {
  const { store, sent, outline, shownNotices } = setUp();
  store.add(files("a.pdf"));
  store.cancel(store.get().items[0]?.uid ?? "");
  expect(sent.get("a.pdf")?.signal.aborted).toBe(true);
  sent.get("a.pdf")?.reject(new Error("aborted"));
  await settled();
  expect(outline()).toEqual([]);
  expect(shownNotices).toEqual([]);
});

test("removing a file shows a notice", async () => {
  const { store, shownNotices, changes } = setUp({
    initial: [
      { name: "a", url: "/a" },
      { name: "b", url: "/b" },
    ],
  });
  store.remove(store.get().items[0]?.uid ?? "");
  store.remove("nobody");
  expect(shownNotices).toEqual(["success: deleted successfully"]);
  expect(changes).toEqual([["/b"]]);
  store.cancel(store.get().items[0]?.uid ?? "");
  expect(store.get().items).toHaveLength(1);
});

test("at most `concurrency` files are sent at once, in order, and the list keeps its order", async () => {
  const { store, sent, outline } = setUp({ concurrency: 1 });
  store.add(files("a.pdf", "b.pdf", "c.pdf"));
  expect(outline()).toEqual(["a.pdf uploading 0", "b.pdf checked 0", "c.pdf checked 0"]);
  store.cancel(store.get().items[1]?.uid ?? "");
  sent.get("a.pdf")?.resolve({ url: "/a" });
  await settled();
  expect(outline()).toEqual(["a.pdf success 100", "c.pdf uploading 0"]);
  expect([...sent.keys()]).toEqual(["a.pdf", "c.pdf"]);
});

test("moving a file reports the new order", () => {
  const initial = filesOf("/a;/b;/c");
  const { store, changes, outline } = setUp({ initial });
  store.move(store.get().items[2]?.uid ?? "", 0);
  expect(changes).toEqual([["/c", "/a", "/b"]]);
  expect(outline()[0]).toBe("c success 100");
  store.move(store.get().items[0]?.uid ?? "", 0);
  expect(changes).toHaveLength(1);
});

test("disposing aborts running uploads", async () => {
  const { store, sent, outline } = setUp({ concurrency: 1, initial: [{ name: "x", url: "/x" }] });
  store.add(files("a.pdf", "b.pdf"));
  store.dispose();
  expect(sent.get("a.pdf")?.signal.aborted).toBe(true);
  sent.get("a.pdf")?.resolve({ url: "/a" });
  await settled();
  expect(outline()).toEqual(["x success 100"]);
  expect(sent.has("b.pdf")).toBe(false);
});

test("files that are uploaded already are listed as far as the limit allows, and none is sent", () => {
  const initial = filesOf("/files/a.png");
  const { store, sent, outline, changes } = setUp({
    rules: { kind: "picture", limit: 3 },
    initial,
  });
  store.addUploaded(filesOf("/files/b.png;/files/c.png;/files/d.png"));
  expect(outline()).toEqual(["a.png success 100", "b.png success 100", "c.png success 100"]);
  expect(changes).toEqual([["/files/a.png", "/files/b.png", "/files/c.png"]]);
  store.addUploaded(filesOf("/files/d.png"));
  expect(store.get().items).toHaveLength(3);
  expect(sent.size).toBe(0);
});
