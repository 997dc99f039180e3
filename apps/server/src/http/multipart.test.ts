import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Connection } from "../../tests/_connection.ts";
import { startTestServer, type TestServer } from "../../tests/_server.ts";
import type { Handlers } from "../modules/operation.ts";
import type { UploadForm } from "../modules/upload-form.ts";

const forms: { form: UploadForm; bytes: Buffer | null }[] = [];
let server: TestServer;
let token: string;

// Reads the form as the real handler does, and stores nothing.
const handlers: Partial<Handlers> = {
  filesUpload: async ({ body }) => {
    forms.push({ form: body, bytes: body.file === null ? null : readFileSync(body.file.path) });
    throw new Error("seen");
  },
};

beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "atrium-form-"));
  const { handlers: served } = await import("../modules/index.ts");
  server = await startTestServer({
    env: { LIMITS_SCALE: "1000", DATA_DIR: dataDir },
    handlers: { ...served, ...handlers },
  });
  token = await server.signIn("editor");
});

afterAll(async () => {
  const { dataDir } = server.config;
  await server[Symbol.asyncDispose]();
  rmSync(dataDir, { recursive: true, force: true });
});

function head(boundary: string, length: number, auth = token): string {
  return (
    `POST /rest/api/file/upload HTTP/1.1\r\nhost: x\r\nauthorization: ${auth}\r\n` +
    `content-type: multipart/form-data${boundary}\r\ncontent-length: ${length}\r\n` +
    "connection: close\r\n\r\n"
  );
}

async function send(body: string | Buffer, boundary = "; boundary=B"): Promise<number> {
  const bytes = Buffer.from(body);
  const connection = new Connection(server.url);
  // Not ended: the server may drop a client that half-closes.
  connection.send(Buffer.concat([Buffer.from(head(boundary, bytes.length)), bytes]));
  await connection.closed;
  return Number(connection.received.split(" ")[1]);
}

function part(disposition: string, content = "x"): string {
  return `--B\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
}

const file = part('name="fileName"; filename="a.pdf"');

/** Temporary files that remain; those of a refused upload are deleted shortly after its response. */
async function leftovers(): Promise<string[]> {
  for (let n = 0; n < 20 && arriving().length > 0; n += 1) await wait(25);
  return arriving();
}

function arriving(): string[] {
  const folder = join(server.config.dataDir, "tmp");
  return existsSync(folder) ? readdirSync(folder) : [];
}

describe("multipart bodies", () => {
  test("arrive as fields and one file with its size and digest", async () => {
    const bytes = Buffer.from("some bytes".repeat(20_000));
    const form = new FormData();
    form.set("fileName", new Blob([bytes], { type: "application/pdf" }), "report 报告.pdf");
    await server.call("POST /api/file/upload", { token, form });
    expect(forms.at(-1)?.form.file).toMatchObject({
      field: "fileName",
      name: "report 报告.pdf",
      size: bytes.length,
      claimedType: "application/pdf",
      sha256: createHash("sha256").update(bytes).digest("hex"),
    });
    expect(forms.at(-1)?.bytes?.equals(bytes)).toBe(true);
    expect(await leftovers()).toEqual([]);
  });

  test.each([
    ["without a boundary", file, ""],
    ["with an empty boundary", file, "; boundary="],
    ["with another boundary", file, "; boundary=C"],
    ["with nothing in them", ""],
    ["with only an end", "--B--\r\n"],
    ["cut off in the head of a part", "--B\r\ncontent-dispo"],
    ["cut off in the file", file.slice(0, -2)],
    ["without the file", `${part('name="other"')}--B--\r\n`],
    ["with an unknown field", `${file}${part('name="other"')}--B--\r\n`],
    ["with two files", `${file}${file}--B--\r\n`],
    ["with the same field twice", `${part('name="a"')}${part('name="a"')}${file}--B--\r\n`],
    ["with __proto__ as a field", `${part('name="__proto__"')}${file}--B--\r\n`],
    ["with toString as a field", `${part('name="toString"')}${file}--B--\r\n`],
    ["with nested numeric names", `${part('name="a[0][1]"')}${file}--B--\r\n`],
    ["with an overlong field name", `${part(`name="${"n".repeat(5_000)}"`)}${file}--B--\r\n`],
    ["with NUL in the file's name", `${part('name="fileName"; filename="a\0.pdf"')}--B--\r\n`],
    ["with NUL in a field", `${part('name="a"', "x\0y")}${file}--B--\r\n`],
  ])("%s are refused", async (_name, body, boundary = "; boundary=B") => {
    const before = forms.length;
    expect(await send(body, boundary)).toBe(400);
    expect(forms).toHaveLength(before);
    expect(await leftovers()).toEqual([]);
  });

  test("are refused when the file's name is invalid UTF-8", async () => {
    const body = Buffer.from(
      `${part('name="fileName"; filename="a\xff\xfe.pdf"')}--B--\r\n`,
      "latin1",
    );
    expect(await send(body)).toBe(400);
  });

  test("are refused when the file is too large, and leave nothing behind", async () => {
    const content = "x".repeat(server.config.limits.uploadBytes + 1);
    const body = `${part('name="fileName"; filename="a.pdf"', content)}--B--\r\n`;
    expect(await send(body)).toBe(413);
    expect(await leftovers()).toEqual([]);
  });

  test("are refused with too many fields", async () => {
    const fields = Array.from({ length: 200 }, (_, n) => part(`name="f${n}"`)).join("");
    expect(await send(`${fields}--B--\r\n`)).toBe(413);
  });

  test("are not read when the caller lacks the permission", async () => {
    const moderator = await server.signIn("moderator");
    const connection = new Connection(server.url);
    connection.send(head("; boundary=B", 1_000_000, moderator));
    await connection.receives("\r\n\r\n");
    connection.destroy();
    expect(connection.received).toContain(" 403 ");
  });

  test("leave nothing behind when they break off, and the server keeps serving", async () => {
    const connection = new Connection(server.url);
    connection.send(head("; boundary=B", 1_000_000) + file.slice(0, -2) + "x".repeat(100_000));
    await expect.poll(arriving, { timeout: 30_000 }).toHaveLength(1);
    connection.destroy();
    expect(await leftovers()).toEqual([]);
    expect((await server.call("GET /user/current", { token })).status).toBe(200);
  });
});
