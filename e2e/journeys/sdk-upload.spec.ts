/** The SDK's upload in a page, where XMLHttpRequest carries it. */
import type * as Sdk from "@atrium/sdk";
import type { Page } from "@playwright/test";
import { answer, serveSdkPage, type Respond } from "./_sdk-page.ts";
import { expect, test } from "./_test.ts";

declare const Atrium: typeof Sdk;

interface UploadRun {
  megabytes: number;
  timeoutMs?: number;
  /** Aborts once that percentage is reported. */
  abortAt?: number;
}

/** Uploads a file in the page and returns how that went. */
function uploadIn(page: Page, run: UploadRun) {
  return page.evaluate(async ({ megabytes, timeoutMs, abortAt = Infinity }) => {
    const message: number[] = [];
    const notices: string[] = [];
    const stop = new AbortController();
    const sdk = Atrium.createSdk({
      baseUrl: "/rest",
      getToken: () => "t-1",
      onNotice: ({ message }) => notices.push(message),
    });
    const file = new File([new Uint8Array(megabytes * 1024 * 1024)], "a.bin");
    const outcome = await Atrium.settle(
      Atrium.uploadFile(sdk, file, {
        timeoutMs,
        signal: stop.signal,
        onProgress({ percentage }) {
          message.push(percentage);
          if (percentage >= abortAt) stop.abort();
        },
      }),
    );
    const toldAtEnd = message.length;
    await new Promise((resolve) => setTimeout(resolve, 300));
    return {
      url: outcome.ok ? outcome.result.url : undefined,
      error: outcome.ok ? undefined : { ...outcome.error.toJSON() },
      message,
      toldLater: message.length - toldAtEnd,
      notices,
    };
  }, run);
}

const accept: Respond = (_request, response, received) => {
  if (received === Infinity) {
    answer(response, 200, { success: true, code: 0, result: null, data: "/files/a.bin" });
  }
};

test("an upload reports its progress up to 100 and sends the right URL and token", async ({
  page,
}) => {
  await using server = await serveSdkPage(accept);
  await page.goto(server.url);
  const { url, error, message } = await uploadIn(page, { megabytes: 48 });
  expect(error).toBeUndefined();
  expect(url).toBe(`${server.url}files/a.bin`);
  expect(server.upload.token).toBe("t-1");
  expect(server.upload.received).toBeGreaterThan(48 * 1024 * 1024);
  expect(message).toEqual([...new Set(message)].sort((a, b) => a - b));
  expect([message.at(0), message.at(-1)]).toEqual([0, 100]);
  expect(message.length).toBeGreaterThan(2);
});

test("aborting an upload stops it without a notice", async ({ page }) => {
  await using server = await serveSdkPage((request, response, received) => {
    accept(request, response, received);
    request.pause();
    setTimeout(() => request.resume(), 5);
  });
  await page.goto(server.url);
  const { error, message, toldLater, notices } = await uploadIn(page, {
    megabytes: 64,
    abortAt: 10,
  });
  expect(error).toMatchObject({ kind: "aborted" });
  expect([toldLater, notices]).toEqual([0, []]);
  expect(message.at(-1)).toBeLessThan(60);
  await expect.poll(() => server.upload.cut).toBe(true);
});

test("a rejected upload reports the server's message", async ({ page }) => {
  await using server = await serveSdkPage((_request, response, received) => {
    if (received < 1_000_000 || response.headersSent) return;
    const refusal = { success: false, code: 1, errorCode: "FILE_TOO_LARGE", message: "Too large." };
    answer(response, 413, refusal);
  });
  await page.goto(server.url);
  const { error, notices } = await uploadIn(page, { megabytes: 32 });
  expect(error).toMatchObject({ status: 413, errorCode: "FILE_TOO_LARGE", message: "Too large." });
  expect(notices).toEqual(["Too large."]);
});

test("the timeout counts from the last progress", async ({ page }) => {
  await using server = await serveSdkPage((request) => void request.pause());
  await page.goto(server.url);
  const { error, message } = await uploadIn(page, { megabytes: 32, timeoutMs: 400 });
  expect(error).toMatchObject({ kind: "timeout" });
  expect(message.at(-1)).toBeLessThan(100);
});

test("a broken connection is a network error", async ({ page }) => {
  await using server = await serveSdkPage((request) => void request.destroy());
  await page.goto(server.url);
  const { error } = await uploadIn(page, { megabytes: 1 });
  expect(error).toMatchObject({ kind: "network" });
});
