import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { crc32, deflateRawSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Connection } from "../../../tests/_connection.ts";
import { signInStaff, publish, result, type StaffClient } from "../../../tests/_content.ts";
import { testPassword } from "../../../tests/_database.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";

let server: TestServer;
let staff: StaffClient;
let png: Buffer;
beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "1000" } });
  staff = await signInStaff(server);
  png = await sharp({ create: { width: 30, height: 20, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
});
afterAll(() => server[Symbol.asyncDispose]());

function upload(body: Buffer | string, name: string, field = "fileName") {
  const form = new FormData();
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  form.append(field, new Blob([new Uint8Array(bytes)]), name);
  return server.call<"filesUpload">("POST /api/file/upload", { token: staff.editor, form });
}

/** Sends the first part of an upload and stalls. */
function beginUpload({ url }: TestServer, token: string): Connection {
  const connection = new Connection(url);
  connection.send(
    `POST /rest/api/file/upload HTTP/1.1\r\nHost: x\r\nAuthorization: ${token}\r\n` +
      "Content-Type: multipart/form-data; boundary=B\r\nContent-Length: 100000\r\n\r\n" +
      `--B\r\nContent-Disposition: form-data; name="fileName"; filename="a.png"\r\n\r\n`,
  );
  connection.send(png);
  return connection;
}

const kept = () => globSync("**/*.*", { cwd: server.config.uploadDir }).length;
const leftovers = () => globSync("*", { cwd: join(server.config.dataDir, "tmp") }).length;

/** On a busy machine a socket could be closed before the test ends. */
async function signInWithoutSocket({ app, url }: TestServer): Promise<string> {
  const reply = await app.fetch(
    new Request(`${url}/rest/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username: "editor", password: testPassword }),
    }),
  );
  return ((await reply.json()) as { result: { token: string } }).result.token;
}

/** A zip archive whose only entry unpacks to `size` bytes. */
function zipOf(packed: Buffer, size: number): Buffer {
  const name = Buffer.from("[Content_Types].xml");
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(size, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name, packed]);
}

describe("uploads", () => {
  it("store a picture under a generated name and serve it safely", async () => {
    const reply = await upload(png, "Port (新) 1.PNG");
    const { url, id, ...facts } = result(reply);
    expect(facts).toEqual({
      name: "Port (新) 1.PNG",
      size: png.length,
      mimeType: "image/png",
      width: 30,
      height: 20,
    });
    expect(reply.body).toMatchObject({ data: url });
    expect(url).toMatch(/^\/files\/\d{4}\/\d{2}\/[0-9a-f-]{36}\.png$/);
    const served = await fetch(server.url + url);
    expect(served.headers.get("content-type")).toBe("image/png");
    expect(served.headers.get("x-content-type-options")).toBe("nosniff");
    expect(served.headers.get("content-security-policy")).toContain("sandbox");
    expect(served.headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(served.headers.get("content-disposition")).toBeNull();
    expect(Buffer.from(await served.arrayBuffer()).equals(png)).toBe(true);
    expect(
      result(await server.call<"filesGet">(`GET /api/file/get/${id}`, { token: staff.editor }))
        .name,
    ).toBe("Port (新) 1.PNG");
  });

  it.each([
    ["<svg xmlns='http://www.w3.org/2000/svg' onload='x()'/>", "a.svg", "FILE_TYPE"],
    ["<html><script>x()</script></html>", "a.jpg", "FILE_TYPE"],
    ["<html></html>", "a.html", "FILE_TYPE"],
    ["<html></html>", "a.png.html", "FILE_TYPE"],
    ["<html></html>", "a.html.png", "FILE_TYPE"],
    ["GIF89a/*<script>x()</script>*/=1", "a.gif", "FILE_TYPE"],
    ["GIF89a/*<script>x()</script>*/=1", "a.html", "FILE_TYPE"],
    ["%PDF-1.7\n<script>x()</script>", "a.svg", "FILE_TYPE"],
    ["MZ\0\0", "a.exe", "FILE_TYPE"],
    ["text", "a", "FILE_TYPE"],
    ["text\0more", "a.txt", "FILE_TYPE"],
    ["", "a.png", "FILE_EMPTY"],
    ["text", "a;b'c.txt", "FILE_NAME"],
    ["text", "a#b.txt", "FILE_NAME"],
    ["text", "a\u202etxt.txt", "FILE_NAME"],
  ])("refuses %s as %s", async (body, name, code) => {
    const before = kept();
    const reply = await upload(body, name);
    expect([reply.status, reply.body.errorCode]).toEqual([400, code]);
    expect(kept()).toBe(before);
    await expect.poll(leftovers).toBe(0);
  });

  it("allow pages of other origins to show files where some may call the API", async () => {
    await using open = await startTestServer({ env: { CORS_ORIGINS: "https://www.example.com" } });
    for (const file of ["/files/none.png", "/files/none.w400.avif"]) {
      const { headers } = await fetch(open.url + file);
      expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    }
  });

  it("refuse a picture with another type's extension and a broken one", async () => {
    expect((await upload(png, "a.jpg")).body.errorCode).toBe("FILE_TYPE");
    expect((await upload(png.subarray(0, 20), "a.png")).body.errorCode).toBe("FILE_TYPE");
  });

  it("refuse pictures with too many pixels", async () => {
    const bitmap = Buffer.alloc(54);
    bitmap.write("BM");
    bitmap.writeInt32LE(30_000, 18);
    bitmap.writeInt32LE(-30_000, 22);
    const flood = Buffer.from(png);
    flood.writeUInt32BE(60_000, 16);
    flood.writeUInt32BE(60_000, 20);
    flood.writeUInt32BE(crc32(flood.subarray(12, 29)), 29);
    const tooMany = [413, "FILE_TOO_LARGE", "The picture has too many pixels."];
    for (const [bytes, name] of [
      [bitmap, "a.bmp"],
      [flood, "a.png"],
    ] as const) {
      const { status, body } = await upload(bytes, name);
      expect([status, body.errorCode, body.message]).toEqual(tooMany);
    }
  });

  it("accept archives however much they would unpack to", async () => {
    const bomb = zipOf(deflateRawSync(Buffer.alloc(50_000_000)), 50_000_000);
    expect((await upload(bomb, "a.zip")).status).toBe(200);
    expect((await upload(bomb, "a.docx")).body.errorCode).toBe("FILE_TYPE");
    expect((await upload(png, "after.png")).status).toBe(200);
  });

  it("serve nothing outside the folder", async () => {
    for (const path of [
      "/files/../package.json",
      "/files/..%2f..%2fpackage.json",
      "/files/%2e%2e/",
    ]) {
      // Not with fetch, which would normalise the URL.
      const connection = new Connection(server.url);
      connection.send(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      await connection.closed;
      expect([path, connection.received.slice(9, 12)]).toEqual([path, expect.stringMatching(/^4/)]);
    }
  });

  it("keep nothing of an interrupted upload, and the server goes on", async () => {
    const before = kept();
    const connection = beginUpload(server, staff.editor);
    await expect.poll(leftovers, { timeout: 30_000 }).toBe(1);
    connection.destroy();
    await expect.poll(leftovers, { timeout: 5000 }).toBe(0);
    expect(kept()).toBe(before);
    expect((await upload(png, "after.png")).status).toBe(200);
  });

  it(
    "time out when stalled, keep nothing, and the server goes on",
    { timeout: 300_000 },
    async () => {
      await using hasty = await startTestServer({ limits: { connectionMs: 5000 } });
      const token = await signInWithoutSocket(hasty);
      const arriving = () => globSync("*", { cwd: join(hasty.config.dataDir, "tmp") }).length;
      const connection = beginUpload(hasty, token);
      await expect.poll(arriving, { timeout: 30_000 }).toBe(1);
      await connection.closed;
      await expect.poll(arriving, { timeout: 30_000 }).toBe(0);
      expect(globSync("**/*.*", { cwd: hasty.config.uploadDir })).toEqual([]);
      expect((await hasty.app.fetch(new Request(`${hasty.url}/readyz`))).status).toBe(200);
    },
  );

  it("offer other files as downloads, under their own name, once something published refers to them", async () => {
    const stored = result(await upload("a,b\r\n1,2\r\n", "Tide 表.csv"));
    const served = await fetch(server.url + stored.url);
    expect(served.headers.get("content-disposition")).toBe("attachment");
    const download = () => fetch(`${server.url}/rest/api/app/other/downFile?id=${stored.id}`);
    expect((await download()).status).toBe(404);
    const { width: _width, height: _height, ...attachment } = stored;
    await publish(staff, { title: "With table", attachments: [attachment] });
    const reply = await download();
    expect(reply.headers.get("content-disposition")).toBe(
      `attachment; filename="Tide _.csv"; filename*=UTF-8''Tide%20%E8%A1%A8.csv`,
    );
    expect(await reply.text()).toBe("a,b\r\n1,2\r\n");
    for (const id of ["..%2f..%2fetc%2fpasswd", "unknown"]) {
      const other = await fetch(`${server.url}/rest/api/app/other/downFile?id=${id}`);
      expect([400, 404]).toContain(other.status);
    }
    expect(existsSync(join(server.config.uploadDir, stored.url.replace("/files/", "")))).toBe(true);
  });
});
