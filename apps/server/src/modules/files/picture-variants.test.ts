import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signInStaff, result, type StaffClient } from "../../../tests/_content.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { variantWidths } from "./picture-variants.ts";

let server: TestServer;
let staff: StaffClient;
beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "1000" } });
  staff = await signInStaff(server);
});
afterAll(() => server[Symbol.asyncDispose]());

async function upload(bytes: Buffer, name: string) {
  const form = new FormData();
  form.append("fileName", new Blob([new Uint8Array(bytes)]), name);
  const call = { token: staff.editor, form };
  return result(await server.call<"filesUpload">("POST /api/file/upload", call));
}

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "teal" } });
}

/** The variant once it is made: on a busy machine the first requests are redirected to the picture itself. */
async function variantOf(url: string, ending: string): Promise<Response> {
  let reply = await fetch(`${server.url}${url}.${ending}`, { redirect: "manual" });
  await expect
    .poll(
      async () => {
        if (reply.headers.get("cache-control") !== "no-store") return true;
        reply = await fetch(`${server.url}${url}.${ending}`, { redirect: "manual" });
        return false;
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  return reply;
}

const pathOf = (url: string) => join(server.config.uploadDir, url.replace("/files/", ""));
const bytesOf = async (reply: Response) => Buffer.from(await reply.arrayBuffer());

describe("resized copies of pictures", { timeout: 120_000 }, () => {
  it.each(["avif", "webp"] as const)(
    "are made as %s when first asked for, and kept beside the picture",
    async (format) => {
      const { url } = await upload(await plain(1600, 900).jpeg().toBuffer(), "quay.jpg");
      const original = readFileSync(pathOf(url));
      const reply = await variantOf(url, `640.${format}`);
      expect(reply.status).toBe(200);
      expect(reply.headers.get("content-type")).toBe(`image/${format}`);
      expect(reply.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(reply.headers.get("x-content-type-options")).toBe("nosniff");
      expect(reply.headers.get("content-security-policy")).toContain("sandbox");
      expect(reply.headers.get("content-disposition")).toBeNull();
      const { width, height, format: found } = await sharp(await bytesOf(reply)).metadata();
      expect([width, height]).toEqual([640, 360]);
      expect(found).toBe(format === "avif" ? "heif" : "webp");
      expect(statSync(`${pathOf(url)}.640.${format}`).isFile()).toBe(true);
      expect(readFileSync(pathOf(url)).equals(original)).toBe(true);
    },
  );

  it("apply EXIF rotation and drop all metadata", async () => {
    const bytes = await plain(800, 600)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Copyright: "secret" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
      .jpeg()
      .toBuffer();
    const stored = await upload(bytes, "turned.jpg");
    expect([stored.width, stored.height]).toEqual([600, 800]);
    expect(readFileSync(pathOf(stored.url)).includes("secret")).toBe(true);
    const reply = await variantOf(stored.url, "320.webp");
    const made = await bytesOf(reply);
    const { width, height, exif, orientation } = await sharp(made).metadata();
    expect({ width, height, exif, orientation }).toEqual({
      width: 320,
      height: 427,
      exif: undefined,
      orientation: undefined,
    });
    expect(made.includes("secret")).toBe(false);
  });

  it("are never larger than the picture", async () => {
    const { url } = await upload(await plain(400, 300).png().toBuffer(), "small.png");
    const reply = await variantOf(url, "1920.webp");
    expect((await sharp(await bytesOf(reply)).metadata()).width).toBe(400);
  });

  it("are made once for simultaneous requests", async () => {
    const { url } = await upload(await plain(1000, 700).png().toBuffer(), "asked.png");
    const replies = await Promise.all(
      Array.from({ length: 40 }, () =>
        fetch(`${server.url}${url}.320.webp`, { redirect: "manual" }),
      ),
    );
    for (const { status } of replies) expect([200, 302]).toContain(status);
    expect((await variantOf(url, "320.webp")).status).toBe(200);
    const id = url.slice(url.lastIndexOf("/") + 1);
    const beside = readdirSync(dirname(pathOf(url)));
    expect(beside.filter((name) => name.startsWith(id)).sort()).toEqual([id, `${id}.320.webp`]);
    expect(beside.filter((name) => name.startsWith("."))).toEqual([]);
  });

  it.each(["321.webp", "0.avif", "4000.avif", "640.jpg", "640.avif.320.webp", "640.AVIF"])(
    "are not made as %s, which would let anybody fill the disk",
    async (ending) => {
      const { url } = await upload(await plain(1000, 700).png().toBuffer(), "asked.png");
      const before = readdirSync(dirname(pathOf(url)));
      expect((await fetch(`${server.url}${url}.${ending}`)).status).toBe(404);
      expect((await fetch(`${server.url}${url}?w=320&q=1`)).headers.get("content-type")).toBe(
        "image/png",
      );
      expect(readdirSync(dirname(pathOf(url)))).toEqual(before);
    },
  );

  it("are 404 for unknown pictures", async () => {
    const address = "/files/2026/01/01900000-0000-7000-8000-000000000000.png.320.webp";
    expect((await fetch(server.url + address)).status).toBe(404);
  });

  it("redirect to the original when it is animated or unreadable", async () => {
    const frames = await Promise.all(
      ["red", "blue"].map((background) =>
        sharp({ create: { width: 500, height: 300, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const animation = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    const broken = (await plain(500, 300).png().toBuffer()).subarray(0, 100);
    for (const [bytes, name] of [
      [animation, "moving.webp"],
      [broken, "broken.png"],
    ] as const) {
      const { url } = await upload(await plain(500, 300).webp().toBuffer(), "p.webp");
      writeFileSync(pathOf(url), bytes);
      const reply = await variantOf(url, "320.avif");
      expect([name, reply.status]).toEqual([name, 302]);
      expect(reply.headers.get("cache-control")).toBe("public, max-age=86400");
      const followed = await fetch(`${server.url}${url}.320.avif`);
      expect(followed.url).toBe(server.url + url);
      expect((await bytesOf(followed)).equals(bytes)).toBe(true);
    }
  });

  it("are offered up to the first width that covers the whole picture", () => {
    expect(variantWidths("image/jpeg", 200)).toEqual([320]);
    expect(variantWidths("image/jpeg", 320)).toEqual([320]);
    expect(variantWidths("image/png", 700)).toEqual([320, 640, 960]);
    expect(variantWidths("image/webp", 5000)).toEqual([320, 640, 960, 1280, 1920]);
    expect(variantWidths("image/gif", 700)).toEqual([]);
    expect(variantWidths("image/bmp", 700)).toEqual([]);
  });
});
