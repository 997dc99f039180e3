import {
  createUpload,
  filesOf,
  uploadWith,
  useUpload,
  type UploadStore,
} from "@atrium/hooks/upload";
import { StrictMode } from "react";
import { describe, expect, onTestFinished, test } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { recordNotices, openTestApp } from "./_test-app.tsx";

async function setUp() {
  const { sdk, notices: callNotices } = await openTestApp("editor");
  const notices: string[] = [];
  const changes: string[][] = [];
  const store = createUpload({
    rules: { kind: "img", imagesOnly: true, maxSizeMb: 2 },
    upload: uploadWith(sdk),
    notices: recordNotices(notices),
    onChange: (files) => changes.push(files.map(({ name }) => name)),
  });
  onTestFinished(() => store.dispose());
  await render(
    <StrictMode>
      <Pictures store={store} />
    </StrictMode>,
  );
  return { store, notices, callNotices, changes, input: page.getByLabelText("Pictures") };
}

function Pictures({ store }: { store: UploadStore }) {
  const { items, failed, isFull, getInputProps, getDropProps, getPasteProps } = useUpload(store);
  return (
    <section aria-label="Drop here" {...getDropProps()} {...getPasteProps()}>
      <input aria-label="Pictures" {...getInputProps()} />
      <p>{isFull ? "full" : "room"}</p>
      <ol>
        {items.map(({ uid, name, status, progress, url }) => (
          <li key={uid}>
            {url ? (
              <img src={url} alt={name} />
            ) : (
              <progress aria-label={name} max="100" value={progress} />
            )}
            {status !== "success" && (
              <button onClick={() => store.cancel(uid)}>Cancel {name}</button>
            )}
            <button onClick={() => store.remove(uid)}>Remove {name}</button>
            <button onClick={() => store.move(uid, 0)}>First {name}</button>
          </li>
        ))}
      </ol>
      {failed.map(({ uid, name }) => (
        <button key={uid} onClick={() => store.retry(uid)}>
          Retry {name}
        </button>
      ))}
    </section>
  );
}

/** A picture of noise, which no encoder makes small. */
async function picture(name: string, side = 8): Promise<File> {
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext("2d");
  const image = new ImageData(side, side);
  for (let at = 0; at < image.data.length; at += 65_536) {
    crypto.getRandomValues(image.data.subarray(at, at + 65_536));
  }
  context?.putImageData(image, 0, 0);
  return new File([await canvas.convertToBlob()], name, { type: "image/png" });
}

async function limitSending(bytesPerSecond: number): Promise<void> {
  const network = { offline: false, latency: 0, downloadThroughput: -1 };
  await cdp().send("Network.emulateNetworkConditions", {
    ...network,
    uploadThroughput: bytesPerSecond,
  });
}

test("the picker offers what the rules allow", async () => {
  const { input } = await setUp();
  await expect.element(input).toHaveAttribute("accept", ".jpg,.png,.bmp,.jpeg");
  await expect.element(input).toHaveAttribute("multiple");
});

test("chosen images are uploaded in order; the same one may be chosen again", async () => {
  const { input, notices, changes, store } = await setUp();
  await userEvent.upload(input, [await picture("a.png"), await picture("b.png")]);
  await expect.element(page.getByRole("img", { name: "b.png" })).toBeVisible();
  await expect.element(page.getByRole("img", { name: "a.png" })).toBeVisible();
  await userEvent.upload(input, await picture("a.png"));
  await expect.poll(() => changes.at(-1)).toEqual(["a.png", "b.png", "a.png"]);
  await expect.element(page.getByText("full")).toBeVisible();

  const image = document.querySelector("img");
  await expect.poll(() => image?.naturalWidth).toBe(8);
  expect(image?.src).toMatch(/^http:\/\/.+\/files\//);

  await page.getByRole("button", { name: "First b.png" }).click();
  expect(changes.at(-1)).toEqual(["b.png", "a.png", "a.png"]);
  await page.getByRole("button", { name: "Remove b.png" }).click();
  expect(changes.at(-1)).toEqual(["a.png", "a.png"]);
  expect(notices).toEqual(["success: deleted successfully"]);
  expect(store.get().items.every(({ status }) => status === "success")).toBe(true);
});

describe("over a slow connection", () => {
  test("an upload reports progress and can be cancelled without a notice", async () => {
    const { input, notices, callNotices, store } = await setUp();
    await limitSending(400_000);
    onTestFinished(() => limitSending(-1));
    await userEvent.upload(input, await picture("big.png", 600));
    await expect.poll(() => store.get().items[0]?.progress).toBeGreaterThan(5);
    expect(store.get().items[0]).toMatchObject({ status: "uploading" });
    await page.getByRole("button", { name: "Cancel big.png" }).click();
    await expect.element(page.getByRole("progressbar")).not.toBeInTheDocument();
    expect(store.get()).toEqual({ items: [], failed: [] });

    await limitSending(-1);
    await userEvent.upload(input, await picture("small.png"));
    await expect.element(page.getByRole("img", { name: "small.png" })).toBeVisible();
    expect([...notices, ...callNotices]).toEqual([]);
  });
});

test("a rejected file shows one notice with the reason, and can be retried", async () => {
  const { input, notices, callNotices, store } = await setUp();
  await userEvent.upload(input, new File(["no picture"], "fake.png", { type: "image/png" }));
  await page.getByRole("button", { name: "Retry fake.png" }).click();
  await expect.poll(() => notices.length).toBe(2);
  expect(notices[0]).toMatch(/^error: upload failed: ./);
  expect(notices[1]).toBe(notices[0]);
  expect(callNotices).toEqual([]);
  expect(store.get().items).toEqual([]);
});

test("dropped and pasted files are validated and uploaded like chosen ones", async () => {
  const { notices } = await setUp();
  const zone = page.getByRole("region", { name: "Drop here" }).element();
  const carrying = (...files: File[]) => {
    const data = new DataTransfer();
    for (const file of files) data.items.add(file);
    return data;
  };
  const drag = { bubbles: true, cancelable: true };
  const dropped = carrying(await picture("dropped.png"));
  const over = new DragEvent("dragover", { ...drag, dataTransfer: dropped });
  const drop = new DragEvent("drop", { ...drag, dataTransfer: dropped });
  zone.dispatchEvent(over);
  zone.dispatchEvent(drop);
  expect([over.defaultPrevented, drop.defaultPrevented]).toEqual([true, true]);
  await expect.element(page.getByRole("img", { name: "dropped.png" })).toBeVisible();

  const clipboardData = carrying(new File(["x"], "notes.txt", { type: "text/plain" }));
  zone.dispatchEvent(new ClipboardEvent("paste", { ...drag, clipboardData }));
  expect(notices).toEqual(["error: uploaded file can only be an image"]);

  const text = new DataTransfer();
  text.setData("text/plain", "only words");
  const words = new ClipboardEvent("paste", { ...drag, clipboardData: text });
  zone.dispatchEvent(words);
  expect(words.defaultPrevented).toBe(false);
  expect(notices).toHaveLength(1);
});

test("the images of a field are listed initially", async () => {
  const { sdk } = await openTestApp("editor");
  const { url } = await uploadWith(sdk)(await picture("kept.png"), {
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  const store = createUpload({
    rules: {},
    initial: filesOf(`${url};`),
    upload: uploadWith(sdk),
    notices: recordNotices([]),
  });
  await render(<Pictures store={store} />);
  await expect.poll(() => document.querySelector("img")?.naturalWidth).toBe(8);
});
