import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HangingProxy } from "../../tests/_hanging-proxy.ts";
import { result } from "../../tests/_content.ts";
import { startTestServer, type TestServer } from "../../tests/_server.ts";
import { S3Server } from "../../tests/storage/_s3-server.ts";

let s3: S3Server;
let proxy: HangingProxy;
let server: TestServer;
let token: string;

beforeAll(async () => {
  s3 = await S3Server.start();
  proxy = await HangingProxy.start(s3.url);
  server = await startTestServer({
    env: {
      ...s3.env("site", proxy.url),
      LIMITS_SCALE: "1000",
      METRICS_TOKEN: "metrics-token-of-a-test",
    },
  });
  token = await server.signIn("admin");
});

afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await proxy[Symbol.asyncDispose]();
  await s3[Symbol.asyncDispose]();
});

async function upload(bytes: Buffer, name: string) {
  const form = new FormData();
  form.append("fileName", new Blob([new Uint8Array(bytes)]), name);
  return server.call<"filesUpload">("POST /api/file/upload", { token, form });
}

async function uploaded(bytes: Buffer, name: string) {
  return result(await upload(bytes, name));
}

function ask(url: string, headers: Record<string, string> = {}, method = "GET") {
  return fetch(server.url + url, { method, headers, redirect: "manual" });
}

const pdf = Buffer.concat([Buffer.from("%PDF-1.4\n"), randomBytes(200_000)]);

describe("files in a bucket", () => {
  test("arrive there whole and are sent as from a folder", async () => {
    const { url } = await uploaded(pdf, "datasheet.pdf");
    expect(s3.keys()).toContain(`site/${url.replace("/files/", "")}`);
    const reply = await ask(url);
    expect(reply.status).toBe(200);
    expect(Buffer.from(await reply.arrayBuffer()).equals(pdf)).toBe(true);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-length": String(pdf.length),
      "content-disposition": "attachment",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "public, max-age=31536000, immutable",
      "accept-ranges": "bytes",
      etag: expect.stringMatching(/^".+"$/),
      "last-modified": expect.stringMatching(/GMT$/),
    });
    const head = await ask(url, {}, "HEAD");
    expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([
      200,
      String(pdf.length),
      "",
    ]);
  });

  test("are sent in parts, and not again to whoever has them", async () => {
    const { url } = await uploaded(pdf, "datasheet.pdf");
    const whole = await ask(url);
    await whole.arrayBuffer();
    const etag = whole.headers.get("etag") ?? "";
    const part = await ask(url, { range: "bytes=100-299" });
    expect([part.status, part.headers.get("content-range")]).toEqual([
      206,
      `bytes 100-299/${pdf.length}`,
    ]);
    expect(Buffer.from(await part.arrayBuffer()).equals(pdf.subarray(100, 300))).toBe(true);
    const rest = await ask(url, { range: `bytes=200000-`, "if-range": etag });
    expect(rest.status).toBe(206);
    expect(Buffer.from(await rest.arrayBuffer()).equals(pdf.subarray(200_000))).toBe(true);
    const changed = await ask(url, { range: "bytes=200000-", "if-range": '"another"' });
    expect([changed.status, (await changed.arrayBuffer()).byteLength]).toEqual([200, pdf.length]);
    const outside = await ask(url, { range: "bytes=900000-" });
    expect(outside.status).toBe(416);
    const known = await ask(url, { "if-none-match": etag });
    expect([known.status, await known.text()]).toEqual([304, ""]);
    const since = whole.headers.get("last-modified") ?? "";
    expect((await ask(url, { "if-modified-since": since })).status).toBe(304);
    const several = await ask(url, { range: "bytes=0-1,5-9" });
    expect([several.status, (await several.arrayBuffer()).byteLength]).toEqual([200, pdf.length]);
  });

  test("that do not exist, or have names that are never served, are 404", async () => {
    for (const path of [
      "2026/11/none.pdf",
      ".atrium-check-1",
      "2026/.hidden.pdf",
      "%2e%2e/x.pdf",
      "",
    ]) {
      expect([path, (await ask(`/files/${path}`)).status]).toEqual([path, 404]);
    }
  });

  test("get resized copies there, a cropped version, and go with all of them", async () => {
    const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: "teal" } });
    const { id, url } = await uploaded(await picture.png().toBuffer(), "quay.png");
    let copy = await ask(`${url}.320.webp`);
    // On a busy machine the first requests are redirected to the picture itself.
    await expect
      .poll(async () => (copy = await ask(`${url}.320.webp`)).status, { timeout: 60_000 })
      .toBe(200);
    expect(copy.headers.get("content-type")).toBe("image/webp");
    expect((await sharp(Buffer.from(await copy.arrayBuffer())).metadata()).width).toBe(320);
    const key = `site/${url.replace("/files/", "")}`;
    expect(s3.keys().filter((name) => name.startsWith(key))).toEqual([key, `${key}.320.webp`]);
    const part = { id, version: 1, left: 10, top: 10, width: 100, height: 50 };
    const cropped = result(
      await server.call<"filesCrop">("POST /api/file/crop", { token, body: part }),
    );
    const small = Buffer.from(await (await ask(cropped.url)).arrayBuffer());
    expect(await sharp(small).metadata()).toMatchObject({ width: 100, height: 50 });
    const line = `DELETE /api/file/delete/${id}?version=${cropped.version}`;
    expect((await server.call(line, { token })).status).toBe(200);
    expect(s3.keys().filter((name) => name.startsWith(key))).toEqual([]);
    expect((await ask(cropped.url)).status).toBe(404);
  });
});

async function readyFiles(): Promise<unknown> {
  return ((await (await fetch(`${server.url}/readyz`)).json()) as { result: unknown }).result;
}

async function metric(name: string): Promise<string | undefined> {
  const headers = { authorization: "Bearer metrics-token-of-a-test" };
  const text = await (await fetch(`${server.url}/metrics`, { headers })).text();
  return new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1];
}

describe("while the store is away", () => {
  test("files and uploads are refused with 503, pages stay ready, and all is well after it", async () => {
    const { url } = await uploaded(pdf, "before.pdf");
    const before = s3.keys();
    await s3.kill();
    for (const reply of [
      await ask(url),
      await ask(url, {}, "HEAD"),
      await ask(`${url}.320.webp`),
    ]) {
      expect([reply.status, reply.headers.get("cache-control")]).not.toContain(200);
      await reply.text();
    }
    const refused = await ask(url);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await refused.json()).toMatchObject({
      errorCode: "UNAVAILABLE",
      message: "The place where uploaded files are stored does not respond. Try again in a moment.",
    });
    expect(await upload(pdf, "during.pdf")).toMatchObject({
      status: 503,
      body: { errorCode: "UNAVAILABLE" },
    });
    expect(await readyFiles()).toMatchObject({ database: "ok", files: "away" });
    expect(await metric("atrium_files_respond")).toBe("0");
    await s3.restart();
    expect((await ask(url)).status).toBe(200);
    expect(await readyFiles()).toMatchObject({ files: "ok" });
    expect(s3.keys()).toEqual(before);
    const names = result(await server.call<"filesPage">("GET /api/file/page", { token }));
    expect(names.records.map(({ name }) => name)).not.toContain("during.pdf");
    expect(JSON.stringify(server.log)).not.toContain("S3_SECRET");
  });

  test("a connection that is lost in the middle of a file ends the reply early, and nothing else", async () => {
    const video = Buffer.concat([Buffer.from("%PDF-1.4\n"), randomBytes(15 * 2 ** 20)]);
    const { url } = await uploaded(video, "large.pdf");
    const request = get(server.url + url);
    const [reply] = (await once(request, "response")) as [IncomingMessage];
    await once(reply, "data");
    reply.pause();
    proxy.refuse();
    reply.resume();
    await expect(once(reply, "end")).rejects.toThrow(/aborted/);
    expect((await ask(url)).status).toBe(503);
    proxy.recover();
    expect(Buffer.from(await (await ask(url)).arrayBuffer()).equals(video)).toBe(true);
  });

  test("one that hangs is given up", async () => {
    const { url } = await uploaded(pdf, "hanging.pdf");
    proxy.hang();
    const begin = Date.now();
    expect((await ask(url)).status).toBe(503);
    expect(Date.now() - begin).toBeLessThan(30_000);
    expect((await fetch(`${server.url}/rest/api/app/other/typeTree`)).status).toBe(200);
    proxy.recover();
    expect((await ask(url)).status).toBe(200);
  });
});

test("FILES_URL sends browsers to the store itself, once a copy is there", async () => {
  const env = { ...s3.env("site"), FILES_URL: `${s3.url}/media/site`, LIMITS_SCALE: "1000" };
  await using direct = await startTestServer({ env });
  const form = new FormData();
  const picture = sharp({ create: { width: 700, height: 500, channels: 3, background: "navy" } });
  const bytes = new Uint8Array(await picture.jpeg().toBuffer());
  form.append("fileName", new Blob([bytes]), "quay.jpg");
  const call = { token: await direct.signIn("admin"), form };
  const { url } = result(await direct.call<"filesUpload">("POST /api/file/upload", call));
  const path = url.replace("/files/", "");
  const original = await fetch(direct.url + url, { redirect: "manual" });
  expect([original.status, original.headers.get("location")]).toEqual([
    302,
    `${s3.url}/media/site/${path}`,
  ]);
  const copyUrl = `${direct.url}${url}.320.webp`;
  await expect
    .poll(async () => (await fetch(copyUrl, { redirect: "manual" })).headers.get("location"), {
      timeout: 60_000,
    })
    .toBe(`${s3.url}/media/site/${path}.320.webp`);
  expect(s3.keys()).toContain(`site/${path}.320.webp`);
  expect((await fetch(`${direct.url}/files/.secret`, { redirect: "manual" })).status).toBe(404);
});
