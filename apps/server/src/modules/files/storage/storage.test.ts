import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HangingProxy } from "../../../../tests/_hanging-proxy.ts";
import { S3Server } from "../../../../tests/storage/_s3-server.ts";
import { loadConfig } from "../../../kernel/config/config.ts";
import { FileStorageError, type FileStorage } from "./file-storage.ts";
import { openStorage } from "./open-storage.ts";

const folder = mkdtempSync(join(tmpdir(), "atrium-storage-"));
let s3: S3Server;

beforeAll(async () => {
  s3 = await S3Server.start();
});

afterAll(async () => {
  await s3[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});

const MEGABYTE = 2 ** 20;
let number = 0;

function newPath(): string {
  number += 1;
  return `2026/11/file-${number}.webp`;
}

async function* inPieces(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

async function bytesOf(files: FileStorage, path: string): Promise<Buffer | null> {
  const stored = await files.open(path);
  return stored && buffer(stored.content);
}

describe.each(["folder", "bucket"] as const)("a %s", (kind) => {
  let files: FileStorage;

  beforeAll(() => {
    const env = kind === "bucket" ? s3.env() : { UPLOAD_URL: join(folder, "files") };
    files = openStorage(loadConfig({ ...env, DATA_DIR: folder }));
  });

  afterAll(() => files.close());

  test("stores a local file, which moves there", async () => {
    const source = join(folder, "arrived");
    writeFileSync(source, "A picture");
    const path = newPath();
    await files.store(source, path);
    expect(existsSync(source)).toBe(false);
    expect(String(await bytesOf(files, path))).toBe("A picture");
    expect(await files.sizeOf(path)).toBe(9);
  });

  test("writes and reads more than fits into one part", async () => {
    const bytes = randomBytes(12 * MEGABYTE + 7);
    const path = newPath();
    await files.write(path, inPieces(bytes));
    const stored = await files.open(path);
    expect(stored?.size).toBe(bytes.length);
    const read = createHash("sha256").update(await buffer(stored?.content ?? inPieces(bytes)));
    expect(read.digest("hex")).toBe(createHash("sha256").update(bytes).digest("hex"));
  });

  test("leaves nothing of a stream that fails, and says what it failed with", async () => {
    const path = newPath();
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield* inPieces(randomBytes(11 * MEGABYTE));
      throw new RangeError("The source is damaged");
    }
    await expect(files.write(path, broken())).rejects.toThrow(RangeError);
    expect(await files.sizeOf(path)).toBeNull();
    expect(files.responds).toBe(true);
  });

  test("has nothing of what is missing", async () => {
    const path = newPath();
    expect(await files.open(path)).toBeNull();
    expect(await files.sizeOf(path)).toBeNull();
    expect(await files.lend(path, async () => "used")).toBeNull();
    await files.remove(path);
  });

  test("lends a file as a local one", async () => {
    const path = newPath();
    await files.write(path, inPieces(Buffer.from("To be resized")));
    expect(await files.lend(path, async (file) => readFileSync(file, "utf8"))).toBe(
      "To be resized",
    );
  });

  test("removes what it has", async () => {
    const path = newPath();
    await files.write(path, inPieces(Buffer.from("Short-lived")));
    await files.remove(path);
    expect(await files.sizeOf(path)).toBeNull();
  });

  test.each(["../outside.webp", "/etc/passwd", "a/../../b.webp", "a//b.webp", "", "a\\b.webp"])(
    "refuses the path %j",
    async (path) => {
      await expect(files.open(path)).rejects.toThrow("Not a path");
      await expect(files.write(path, inPieces(Buffer.from("No")))).rejects.toThrow("Not a path");
    },
  );

  test("can be checked, which leaves nothing behind", async () => {
    const before = s3.keys();
    await files.check();
    expect(s3.keys()).toEqual(before);
  });
});

test("a reader that pauses makes the store wait", async () => {
  const files = openStorage(loadConfig({ ...s3.env(), DATA_DIR: folder }));
  const path = newPath();
  await files.write(path, inPieces(randomBytes(40 * MEGABYTE)));
  const content = (await files.open(path))?.content;
  if (!(content instanceof IncomingMessage)) throw new Error("It does not come over HTTP");
  await wait(500);
  expect(content.socket.bytesRead).toBeLessThan(8 * MEGABYTE);
  content.destroy();
  files.close();
});

test("a store that takes nothing makes a writer wait, and then counts as away", async () => {
  await using proxy = await HangingProxy.start(s3.url);
  const files = openStorage(loadConfig({ ...s3.env("slow", proxy.url), DATA_DIR: folder }));
  await files.check();
  proxy.hang();
  let taken = 0;
  async function* endless(): AsyncGenerator<Uint8Array> {
    for (;;) {
      taken += MEGABYTE;
      yield randomBytes(MEGABYTE);
    }
  }
  const writing = files.write(newPath(), endless());
  await expect(writing).rejects.toThrow(FileStorageError);
  expect(taken).toBeLessThan(20 * MEGABYTE);
  expect(files.responds).toBe(false);
  proxy.recover();
  await files.check();
  expect(files.responds).toBe(true);
  files.close();
});

test("keys begin with the prefix of the URL", async () => {
  const files = openStorage(loadConfig({ ...s3.env("other/place"), DATA_DIR: folder }));
  await files.write("2026/11/one.webp", inPieces(Buffer.from("One")));
  expect(s3.keys()).toContain("other/place/2026/11/one.webp");
  files.close();
});

test("a refused key is named to operators, without secrets", async () => {
  const wrong = { ...s3.env(), S3_SECRET_ACCESS_KEY: "not-the-secret" };
  const refused = openStorage(loadConfig({ ...wrong, DATA_DIR: folder }));
  const error = await refused.check().then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(FileStorageError);
  expect(error).toMatchObject({
    status: 503,
    explanation: expect.stringMatching(
      /^The store of the uploaded files, s3:\/\/media\/site\/files,.*Signature/i,
    ),
  });
  expect(JSON.stringify(error)).not.toContain("not-the-secret");
  expect(refused.responds).toBe(false);
});
