import {
  signIn,
  signOut,
  uploadFile,
  uploadFiles,
  type Sdk,
  type UploadProgress,
} from "@atrium/sdk";
import { startTestServer, type TestServer } from "@atrium/server/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { failureOf, sdkFor } from "./_sdk.ts";

let server: TestServer;
let editor: Sdk;
let visitor: Sdk;

beforeAll(async () => {
  server = await startTestServer();
  [editor, visitor] = await Promise.all([sdkFor(server, "editor"), sdkFor(server)]);
});

afterAll(() => server[Symbol.asyncDispose]());

const megabyte = 1024 * 1024;
const head = new TextEncoder().encode("%PDF-1.7\n");

/** A file that says it is a PDF, and is as large as wanted. */
function pdf(name: string, megabytes: number): File {
  return new File([head, new Uint8Array(megabytes * megabyte)], name, { type: "application/pdf" });
}

it("uploads a file of several megabytes with progress, and downloads it again", async () => {
  const reported: UploadProgress[] = [];
  const file = pdf("Plan (新) 1.pdf", 6);
  const { url, result } = await uploadFile(editor, file, {
    onProgress: (one) => reported.push(one),
  });
  expect(url).toBe(server.url + result.url);
  expect(result).toMatchObject({ name: "Plan (新) 1.pdf", size: file.size });
  const loaded = reported.map((one) => one.loaded);
  expect(loaded).toEqual([...loaded].sort((a, b) => a - b));
  expect(reported.at(-1)?.percentage).toBe(100);
  const served = new Uint8Array(await (await fetch(url)).arrayBuffer());
  expect([served.length, served.subarray(0, head.length)]).toEqual([file.size, head]);
});

it("uploads several files in order, and returns which were rejected and why", async () => {
  const files = [pdf("a.pdf", 2), new File(["<html>"], "b.pdf"), pdf("c.pdf", 1)];
  const outcomes = await uploadFiles(editor, files);
  expect(outcomes.map((one) => (one.ok ? one.result.result.name : one.error.errorCode))).toEqual([
    "a.pdf",
    "FILE_TYPE",
    "c.pdf",
  ]);
});

it("fails during the upload of a file that is too large", async () => {
  const error = await failureOf(uploadFile(editor, pdf("large.pdf", 64)));
  expect(error).toMatchObject({ status: 413, errorCode: "FILE_TOO_LARGE" });
});

it.each(["token", "login"] as const)("signs in and out with the calls %s", async (calls) => {
  const account = { username: "editor", password: "Quiet-harbour-7" };
  const { token } = await signIn(visitor, account, { calls });
  const current = () => visitor.users.current(undefined, { token });
  expect((await current()).username).toBe("editor");
  await signOut(visitor, token, { calls });
  expect((await failureOf(current())).errorCode).toBe("UNAUTHENTICATED");
});
