import { setTimeout } from "node:timers/promises";
import { afterEach, describe, expect, test, vi } from "vitest";
import { failureOf } from "../../tests/_failure-of.ts";
import { recordingFetch, refusal, reply } from "../../tests/_recording-fetch.ts";
import { createSdk, type AnyApiError, type SdkOptions } from "../index.ts";
import { uploadFile, type UploadOptions } from "./upload-file.ts";
import type { UploadProgress } from "./upload-progress.ts";

const stored = { id: "f1", name: "a.png", url: "/files/a.png", size: 3 };
const small = new File(["abc"], "a.png", { type: "image/png" });

/** An SDK whose fetch keeps the forms it was given. */
function testSdk(respond: () => Response, options: Partial<SdkOptions> = {}) {
  const forms: FormData[] = [];
  const { fetch, calls } = recordingFetch(async ({ headers, body }) => {
    forms.push(await new Response(body, { headers }).formData());
    return respond();
  });
  const onNotice = vi.fn<(error: AnyApiError) => void>();
  const onUnauthorized = vi.fn<(error: AnyApiError) => void>();
  const baseUrl = "https://site.example/rest";
  const getToken = () => "t-1";
  const sdk = createSdk({ baseUrl, fetch, getToken, onNotice, onUnauthorized, ...options });
  return { sdk, calls, forms, onNotice, onUnauthorized };
}

describe("the request", () => {
  const answer = () => reply(stored, { data: "/files/a.png" });

  test("is a form with the file in fileName, to the contract's upload, with the token", async () => {
    const { sdk, calls, forms } = testSdk(answer);
    const { url, result, reply } = await uploadFile(sdk, small);
    expect(calls[0]).toMatchObject({
      method: "POST",
      url: "https://site.example/rest/api/file/upload",
    });
    expect(calls[0]?.headers.get("Authorization")).toBe("t-1");
    const file = forms[0]?.get("fileName");
    if (!(file instanceof File)) throw new Error("no file arrived");
    expect([file.name, file.type, await file.text()]).toEqual(["a.png", "image/png", "abc"]);
    expect([url, result.id]).toEqual(["https://site.example/files/a.png", "f1"]);
    expect(reply["data"]).toBe("/files/a.png");
  });

  test("uses other names for the field, the file and the member of the response", async () => {
    const { sdk, forms } = testSdk(() => reply(null, { address: "/files/b.png" }));
    const options = { fieldName: "upload", name: 'a "b"\r\n文.png', replyKey: "address" };
    const { url } = await uploadFile(sdk, new Blob(["x"]), options);
    const file = forms[0]?.get("upload");
    expect(file instanceof File && file.name).toBe('a "b"\r\n文.png');
    expect(url).toBe("https://site.example/files/b.png");
  });

  test.each<[UploadOptions, string, string | null]>([
    [{ action: "/upload" }, "https://site.example/upload", "t-1"],
    [{ action: "upload" }, "https://site.example/rest/upload", "t-1"],
    [{ action: "https://site.example/up" }, "https://site.example/up", "t-1"],
    [{ action: "https://files.example/up" }, "https://files.example/up", null],
    [{ action: "https://files.example/up", sendToken: true }, "https://files.example/up", "t-1"],
  ])("goes with the action %j to %s, with the token %s", async (options, url, token) => {
    const { sdk, calls } = testSdk(answer);
    const uploaded = await uploadFile(sdk, small, options);
    expect([calls[0]?.url, calls[0]?.headers.get("Authorization")]).toEqual([url, token]);
    expect(uploaded.url).toBe(`${new URL(url).origin}/files/a.png`);
  });

  test("accepts another server's response without an envelope", async () => {
    const { sdk } = testSdk(() => Response.json({ link: "/a.png" }));
    const options = { action: "https://files.example/up", replyKey: "link" };
    const { url, result } = await uploadFile(sdk, small, options);
    expect([url, result]).toEqual(["https://files.example/a.png", null]);
  });

  test("works under a base URL without a host, which is not added to the result", async () => {
    const { sdk, calls } = testSdk(answer, { baseUrl: "/rest" });
    const { url } = await uploadFile(sdk, small);
    expect([calls[0]?.url, url]).toEqual(["/rest/api/file/upload", "/files/a.png"]);
  });

  test("is not sent when the action is not an http URL", async () => {
    const { sdk, calls } = testSdk(answer);
    const error = await failureOf(uploadFile(sdk, small, { action: "javascript:alert(1)" }));
    expect(error.kind).toBe("usage");
    expect(calls).toEqual([]);
  });
});

describe("failures", () => {
  test.each([
    ["an empty reply", new Response("")],
    ["a reply without the key", reply(stored)],
    ["an empty address", reply(stored, { data: "" })],
    ["an address that runs", reply(stored, { data: "javascript:alert(1)" })],
    ["no address at all", reply(stored, { data: { url: "/files/a.png" } })],
  ])("include %s, with one notice", async (_name, response) => {
    const { sdk, calls, onNotice } = testSdk(() => response);
    const error = await failureOf(uploadFile(sdk, small));
    expect(error).toMatchObject({ kind: "parse", errorCode: "PARSE", status: 200 });
    expect(onNotice).toHaveBeenCalledExactlyOnceWith(error);
    expect(calls).toHaveLength(1);
  });

  test("include the server's errors, with one notice and no retry", async () => {
    const busy = () => refusal(503, { errorCode: "UNAVAILABLE", message: "Later." });
    const { sdk, calls, onNotice } = testSdk(busy);
    const error = await failureOf(uploadFile(sdk, small));
    expect(error).toMatchObject({ kind: "refused", message: "Later.", status: 503 });
    expect(onNotice).toHaveBeenCalledExactlyOnceWith(error);
    expect(calls).toHaveLength(1);
  });

  test("show no notice when the upload is silent", async () => {
    const { sdk, onNotice } = testSdk(() => refusal(409, { message: "No." }));
    await failureOf(uploadFile(sdk, small, { silent: true }));
    expect(onNotice).not.toHaveBeenCalled();
  });

  test("end the session with 401, unless another host sends it that never received the token", async () => {
    const { sdk, onNotice, onUnauthorized } = testSdk(() => refusal(401, { message: "No." }));
    const foreign = await failureOf(uploadFile(sdk, small, { action: "https://files.example/up" }));
    expect(onUnauthorized).not.toHaveBeenCalled();
    expect(onNotice).toHaveBeenCalledExactlyOnceWith(foreign);
    await failureOf(uploadFile(sdk, small));
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  test("send nothing when the signal has already aborted", async () => {
    const { sdk, calls, onNotice } = testSdk(() => reply(null));
    const error = await failureOf(uploadFile(sdk, small, { signal: AbortSignal.abort() }));
    expect(error.kind).toBe("aborted");
    expect([calls, onNotice.mock.calls]).toEqual([[], []]);
  });
});

describe("without upload progress", () => {
  // What a service worker has, whose fetch takes no streams.
  const enterWorker = () => vi.stubGlobal("clients", {});
  afterEach(() => vi.unstubAllGlobals());

  const slowSdk = (delayMs: number) => {
    const { fetch, calls } = recordingFetch(async (_call, signal) => {
      await setTimeout(delayMs, undefined, signal === null ? {} : { signal });
      return reply(stored, { data: "/files/a.png" });
    });
    return { calls, sdk: createSdk({ baseUrl: "/rest", fetch, timeoutMs: 20 }) };
  };

  test("reports start and end, and only the upload's own time-out aborts it", async () => {
    enterWorker();
    const { sdk, calls } = slowSdk(60);
    const percentages: number[] = [];
    const onProgress = ({ percentage }: UploadProgress) => percentages.push(percentage);
    await uploadFile(sdk, small, { onProgress });
    expect(calls[0]?.body).toBeInstanceOf(FormData);
    expect(percentages).toEqual([0, 100]);
    const limited = uploadFile(sdk, small, { timeoutMs: 20 });
    expect(await failureOf(limited)).toMatchObject({ kind: "timeout" });
  });

  test("uses the SDK's time-out elsewhere", async () => {
    const { sdk, calls } = slowSdk(60);
    expect(await failureOf(uploadFile(sdk, small))).toMatchObject({ kind: "timeout" });
    expect(calls[0]?.body).toBeInstanceOf(ReadableStream);
  });
});
