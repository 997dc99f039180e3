import { setTimeout } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { recordingFetch, refusal, reply } from "../../tests/_recording-fetch.ts";
import { createSdk, type AnyApiError } from "../index.ts";
import { uploadFiles } from "./upload-files.ts";
import type { UploadProgress } from "./upload-progress.ts";

const file = (name: string, size = 1000) => new File([new Uint8Array(size)], name);

/** A server that takes its time, the longer the earlier a file comes, and refuses what is called bad. */
function testSdk() {
  let running = 0;
  const most = { atOnce: 0 };
  const { fetch, calls } = recordingFetch(async ({ headers, body }, signal) => {
    signal?.throwIfAborted();
    running += 1;
    most.atOnce = Math.max(most.atOnce, running);
    const sent = (await new Response(body, { headers }).formData()).get("fileName");
    const name = sent instanceof File ? sent.name : "";
    await setTimeout(30 / calls.length);
    running -= 1;
    if (name.startsWith("bad")) return refusal(400, { errorCode: "FILE_TYPE", message: "No." });
    return reply({ name }, { data: `/files/${name}` });
  });
  const onNotice = vi.fn<(error: AnyApiError) => void>();
  const sdk = createSdk({ baseUrl: "https://site.example/rest", fetch, onNotice });
  return { sdk, calls, most, onNotice };
}

test("returns each file's outcome in order, and a failure does not affect the others", async () => {
  const { sdk, onNotice } = testSdk();
  const outcomes = await uploadFiles(sdk, [file("a"), file("bad"), file("c"), file("d")]);
  expect(outcomes.map((one) => (one.ok ? one.result.url : one.error.errorCode))).toEqual([
    "https://site.example/files/a",
    "FILE_TYPE",
    "https://site.example/files/c",
    "https://site.example/files/d",
  ]);
  expect(onNotice).toHaveBeenCalledOnce();
});

test.each([
  [undefined, 3],
  [1, 1],
  [2, 2],
  [0, 1],
  [9, 5],
])("sends %2$i at once with concurrency %1$s", async (concurrency, expected) => {
  const { sdk, calls, most } = testSdk();
  await uploadFiles(
    sdk,
    ["a", "b", "c", "d", "e"].map((name) => file(name)),
    { concurrency },
  );
  expect([most.atOnce, calls.length]).toEqual([expected, 5]);
});

test("reports the progress of all files together, which ends at 100 even when one fails", async () => {
  const { sdk } = testSdk();
  const seen: UploadProgress[] = [];
  const files = [file("a", 300_000), file("bad", 100_000), file("c", 0)];
  await uploadFiles(sdk, files, { onProgress: (progress) => seen.push(progress) });
  const loaded = seen.map((one) => one.loaded);
  expect(loaded).toEqual([...new Set(loaded)].sort((a, b) => a - b));
  expect(seen[0]).toEqual({ loaded: 0, total: 400_000, percentage: 0 });
  expect(seen.at(-1)).toEqual({ loaded: 400_000, total: 400_000, percentage: 100 });
});

test("aborts all files, including waiting ones", async () => {
  const { sdk, calls } = testSdk();
  const stop = new AbortController();
  const files = ["a", "b", "c"].map((name) => file(name));
  const uploading = uploadFiles(sdk, files, { concurrency: 1, signal: stop.signal });
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  stop.abort();
  const outcomes = await uploading;
  expect(outcomes.slice(1).map((one) => !one.ok && one.error.kind)).toEqual(["aborted", "aborted"]);
  expect(calls).toHaveLength(1);
});

test("sends nothing without files", async () => {
  const { sdk, calls } = testSdk();
  expect(await uploadFiles(sdk, [])).toEqual([]);
  expect(calls).toEqual([]);
});
