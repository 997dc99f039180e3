import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { failureOf } from "../../tests/_failure-of.ts";
import { createSdk } from "../index.ts";
import { uploadFile } from "./upload-file.ts";
import type { UploadProgress } from "./upload-progress.ts";

/** A real server that counts what arrives, and what of it was cut off. */
async function startServer(
  respond: (request: IncomingMessage, response: ServerResponse, received: number) => void,
) {
  const seen = { received: 0, complete: undefined as boolean | undefined };
  const server = createServer((request, response) => {
    request.on("data", (chunk: Buffer) => {
      seen.received += chunk.length;
      respond(request, response, seen.received);
    });
    request.on("end", () => respond(request, response, Infinity));
    request.on("close", () => (seen.complete = request.complete));
    request.on("error", () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}/rest`, seen };
}

const json = { "Content-Type": "application/json" };
const goodReply = JSON.stringify({ success: true, code: 0, result: null, data: "/files/a.bin" });
const megabytes = (n: number) => new File([new Uint8Array(n * 1024 * 1024)], "a.bin");

function answerAtEnd(_request: IncomingMessage, response: ServerResponse, received: number): void {
  if (received === Infinity) response.writeHead(200, json).end(goodReply);
}

test("progress rises from 0 to 100, in many steps", async () => {
  const { baseUrl, seen } = await startServer(answerAtEnd);
  const progress: UploadProgress[] = [];
  const file = megabytes(8);
  await uploadFile(createSdk({ baseUrl }), file, { onProgress: (one) => progress.push(one) });
  const loaded = progress.map((one) => one.loaded);
  expect(loaded).toEqual([...new Set(loaded)].sort((a, b) => a - b));
  expect(loaded.length).toBeGreaterThan(50);
  expect(progress[0]).toEqual({ loaded: 0, total: file.size, percentage: 0 });
  expect(progress.at(-1)).toEqual({ loaded: file.size, total: file.size, percentage: 100 });
  expect(seen).toMatchObject({ complete: true });
  expect(seen.received).toBeGreaterThan(file.size);
});

test("aborting closes the connection, and no more progress is reported", async () => {
  const stop = new AbortController();
  const { baseUrl, seen } = await startServer((_request, _response, received) => {
    if (received > 1_000_000) stop.abort();
  });
  const onProgress = vi.fn<(progress: UploadProgress) => void>();
  const reads = vi.spyOn(Blob.prototype, "arrayBuffer");
  onTestFinished(() => reads.mockRestore());
  const uploading = uploadFile(createSdk({ baseUrl }), megabytes(64), {
    signal: stop.signal,
    onProgress,
  });
  expect(await failureOf(uploading)).toMatchObject({ kind: "aborted", errorCode: "ABORTED" });
  const reports = onProgress.mock.calls.length;
  const read = reads.mock.calls.length;
  await vi.waitFor(() => expect(seen.complete).toBe(false));
  await setTimeout(100);
  expect(reads.mock.calls.length - read).toBeLessThan(3);
  expect(seen.received).toBeLessThan(32 * 1024 * 1024);
  expect(onProgress).toHaveBeenCalledTimes(reports);
});

test("an early failure has the server's message, not that of a broken connection", async () => {
  const { baseUrl, seen } = await startServer((request, response, received) => {
    if (received < 1_000_000 || response.headersSent) return;
    const body = { success: false, code: 1, errorCode: "FILE_TOO_LARGE", message: "Too large." };
    response.writeHead(413, { ...json, Connection: "close" }).end(JSON.stringify(body));
    request.pause();
  });
  const onProgress = vi.fn<(progress: UploadProgress) => void>();
  const error = await failureOf(uploadFile(createSdk({ baseUrl }), megabytes(64), { onProgress }));
  expect(error).toMatchObject({
    status: 413,
    errorCode: "FILE_TOO_LARGE",
    message: "Too large.",
  });
  expect(onProgress.mock.lastCall?.[0].percentage).toBeLessThan(50);
  expect(seen.received).toBeLessThan(32 * 1024 * 1024);
});

test("the time-out counts from the last progress, however long the whole upload takes", async () => {
  const { baseUrl } = await startServer(answerAtEnd);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  let steps = 0;
  const onProgress = () => {
    steps += 1;
    vi.advanceTimersByTime(900);
  };
  await uploadFile(createSdk({ baseUrl }), megabytes(8), { timeoutMs: 1_000, onProgress });
  expect(steps).toBeGreaterThan(10);
});

test("a stalled upload times out, and so does a server that does not respond", async () => {
  const stuck = await startServer((request) => void request.pause());
  const silent = await startServer(() => {});
  for (const { baseUrl } of [stuck, silent]) {
    const uploading = uploadFile(createSdk({ baseUrl }), megabytes(64), { timeoutMs: 300 });
    expect(await failureOf(uploading)).toMatchObject({ kind: "timeout", errorCode: "TIMEOUT" });
  }
});
