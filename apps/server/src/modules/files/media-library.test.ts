import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  act,
  get,
  publish,
  read,
  republish,
  result,
  signInStaff,
  write,
  type StaffClient,
} from "../../../tests/_content.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { seenNow, versionQuery } from "../../../tests/_seen.ts";
import { files, banners, articles } from "../../db/schema/index.ts";

let server: TestServer;
let staff: StaffClient;
beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "1000" } });
  staff = await signInStaff(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "teal" } });

async function upload(bytes: Buffer | string, name: string) {
  const form = new FormData();
  const content = typeof bytes === "string" ? bytes : new Uint8Array(bytes);
  form.append("fileName", new Blob([content]), name);
  const call = { token: staff.editor, form };
  return result(await server.call<"filesUpload">("POST /api/file/upload", call));
}

const picture = async (name = "quay.png", width = 400, height = 300) =>
  upload(await plain(width, height).png().toBuffer(), name);
const file = async (id: string, token = staff.editor) =>
  result(await server.call<"filesGet">(`GET /api/file/get/${id}`, { token }));
const uses = async (id: string) =>
  result(await server.call<"filesUses">(`GET /api/file/uses/${id}`, { token: staff.editor }));
const page = async (query: string) =>
  result(
    await server.call<"filesPage">(`GET /api/file/page?pageSize=200&${query}`, {
      token: staff.editor,
    }),
  );
const idsOf = async (query: string) => (await page(query)).records.map(({ id }) => id);
const post = <Id extends "filesCrop" | "filesReplace" | "filesRevert">(
  action: string,
  body: object,
  token = staff.editor,
) => server.call<Id>(`POST /api/file/${action}`, { token, body });
const remove = async (id: string) => {
  const query = await versionQuery(server, files, id);
  return server.call(`DELETE /api/file/delete/${id}${query}`, { token: staff.editor });
};

describe("the media library", () => {
  it.each(["png", "jpeg", "gif", "webp", "avif"] as const)("takes pictures in %s", async (type) => {
    const extension = type === "jpeg" ? "jpg" : type;
    const stored = await upload(
      await plain(40, 30).toFormat(type).toBuffer(),
      `berth.${extension}`,
    );
    expect(stored).toMatchObject({ mimeType: `image/${type}`, width: 40, height: 30 });
    const served = await fetch(server.url + stored.url);
    expect(served.headers.get("content-type")).toBe(`image/${type}`);
    expect(served.headers.get("content-disposition")).toBeNull();
  });

  it("refuses an animation's or a film's bytes under the name avif", async () => {
    const form = new FormData();
    const bytes = await plain(4, 4).webp().toBuffer();
    form.append("fileName", new Blob([new Uint8Array(bytes)]), "a.avif");
    const reply = await server.call("POST /api/file/upload", { token: staff.editor, form });
    expect(reply.body.errorCode).toBe("FILE_TYPE");
  });

  it("finds files by name, alt text, kind, uploader and time", async () => {
    const { id } = await picture("lighthouse.png");
    const note = await upload("a,b\r\n", "lighthouse.csv");
    const admin = await server.call<"usersCurrent">("GET /user/current", { token: staff.admin });
    const { version } = await file(id);
    const change = { id, version, alt: "A tower at dusk", focalPoint: "50% 20%" };
    result(await server.call("PUT /api/file/update", { token: staff.editor, body: change }));
    expect(await file(id)).toMatchObject({ alt: "A tower at dusk", focalPoint: "50% 20%" });
    expect(await idsOf("keyword=LIGHTHOUSE")).toEqual([note.id, id]);
    expect(await idsOf("keyword=at%20dusk")).toEqual([id]);
    expect(await idsOf("keyword=lighthouse&kind=image")).toEqual([id]);
    expect(await idsOf("keyword=lighthouse&kind=document")).toEqual([note.id]);
    expect(await idsOf("keyword=lighthouse&kind=other")).toEqual([]);
    expect(await idsOf(`createdBy=${result(admin).id}`)).toEqual([]);
    expect(await idsOf("keyword=lighthouse&sortField=name&sortOrder=asc")).toEqual([note.id, id]);
    expect(await idsOf("createdTo=2020-01-01T00:00:00.000Z")).toEqual([]);
  });

  it("keeps the extension and the rules of names", async () => {
    const { id } = await picture();
    for (const name of ["quay.jpg", "a#b.png"]) {
      const body = { id, version: 1, name };
      const reply = await server.call("PUT /api/file/update", { token: staff.editor, body });
      expect(reply.body.errorCode).toBe("FILE_NAME");
    }
  });

  it("knows every kind of record that uses a file", async () => {
    const { id, url } = await picture();
    const { token } = { token: staff.admin };
    const articleId = await write(staff, { content: `<p><img src="${url}" alt="A quay"></p>` });
    const save = async (path: string, body: object) =>
      result(await server.call<"bannersSave">(`POST ${path}`, { token, body })).id;
    const link = { url: "https://example.org", name: "Port", logo: url };
    const linkId = await save("/api/dtFriendlyLink/save", link);
    const banner = { position: "home", title: "Open day", image: url, imageAlt: "A quay" };
    const bannerId = await save("/api/dtBanner/save", banner);
    expect(await uses(id)).toEqual([
      { type: "article", id: articleId, title: "Harbour", current: true },
      { type: "banner", id: bannerId, title: "Open day", current: true },
      { type: "friendlyLink", id: linkId, title: "Port", current: true },
    ]);
    expect(await file(id)).toMatchObject({ usedIn: 3 });
    expect(await idsOf("unused=true")).not.toContain(id);
    expect(await idsOf("unused=false")).toContain(id);
    const reply = await remove(id);
    expect(reply.body).toMatchObject({
      errorCode: "IN_USE",
      result: { articles: 1, banners: 1, friendlyLinks: 1 },
    });
    const query = await versionQuery(server, banners, bannerId);
    result(await server.call(`DELETE /api/dtBanner/delete/${bannerId}${query}`, { token }));
    expect((await uses(id)).map(({ type }) => type)).toEqual(["article", "friendlyLink"]);
  });

  it("knows what only an earlier version of an article uses", async () => {
    const { id, url } = await picture();
    const articleId = await write(staff, { cover: url });
    const { version } = await get(staff, articleId);
    const body = { id: articleId, version, cover: null };
    result(await server.call("PUT /api/dtArticle/update", { token: staff.editor, body }));
    expect(await uses(id)).toEqual([
      { type: "article", id: articleId, title: "Harbour", current: false },
    ]);
    expect((await remove(id)).body).toMatchObject({ errorCode: "IN_USE", result: { articles: 1 } });
    const trashed = await server.call(`DELETE /api/dtArticle/delete/${articleId}`, {
      token: staff.editor,
    });
    result(trashed);
    expect(await uses(id)).toHaveLength(1);
    const query = await versionQuery(server, articles, articleId);
    const purge = `DELETE /api/dtArticle/trash/delete/${articleId}${query}`;
    result(await server.call(purge, { token: staff.publisher }));
    expect(await uses(id)).toEqual([]);
  });

  it("deletes what nothing uses, with its bytes, and names the rest", async () => {
    const unused = await picture();
    const used = await picture();
    await write(staff, { cover: used.url });
    const path = join(server.config.uploadDir, unused.url.replace("/files/", ""));
    expect(existsSync(path)).toBe(true);
    const ids = [unused.id, used.id, "unknown"];
    const reply = await server.call<"filesDeleteUnused">("POST /api/file/deleteUnused", {
      token: staff.editor,
      body: { records: await seenNow(server, files, ids) },
    });
    expect(result(reply)).toEqual({
      done: 1,
      failed: [
        { id: used.id, errorCode: "IN_USE" },
        { id: "unknown", errorCode: "NOT_FOUND" },
      ],
    });
    expect(existsSync(path)).toBe(false);
    expect((await remove(unused.id)).status).toBe(404);
  });
});

describe("new content of a file", { timeout: 60_000 }, () => {
  it("has an address of its own, which every record gets", async () => {
    const old = await picture("plan.png");
    const id = await write(staff, {
      cover: old.url,
      content: `<p><img src="${old.url}" alt="A plan"></p>`,
    });
    const { version } = await get(staff, id);
    const upload = await picture("plan-2.png", 200, 100);
    const body = { id: old.id, version: 1, uploadId: upload.id };
    const replaced = result(await post<"filesReplace">("replace", body));
    expect(replaced).toMatchObject({
      id: old.id,
      name: "plan.png",
      url: upload.url,
      width: 200,
      usedIn: 1,
      revertible: true,
      version: 2,
    });
    const article = await get(staff, id);
    expect(article).toMatchObject({ cover: upload.url, version: version + 1 });
    expect(article.content).toContain(upload.url);
    expect(article.content).not.toContain(old.url);
    // Whoever still has the old page sees the old picture, and its address still leads to the file.
    expect((await fetch(server.url + old.url)).status).toBe(200);
    expect((await file(upload.id)).id).toBe(old.id);
    expect(await idsOf("keyword=plan-2")).toEqual([]);
    const back = result(await post<"filesRevert">("revert", { id: old.id, version: 2 }));
    expect(back).toMatchObject({ url: old.url, width: 400, revertible: true });
    expect((await get(staff, id)).cover).toBe(old.url);
  });

  it("becomes public with a reviewed version, and is for those who may publish", async () => {
    const old = await picture();
    const id = await publish(staff, {
      cover: old.url,
      content: `<p><img src="${old.url}" alt="A quay"></p>`,
    });
    const region = { left: 100, top: 50, width: 200, height: 200 };
    const body = { id: old.id, version: 1, ...region };
    const refused = await post<"filesCrop">("crop", body);
    expect([refused.status, refused.body.errorCode]).toEqual([403, "FORBIDDEN"]);
    const upload = await picture();
    const replacement = { id: old.id, version: 1, uploadId: upload.id };
    expect((await post("replace", replacement)).body.errorCode).toBe("FORBIDDEN");
    const cropped = result(await post<"filesCrop">("crop", body, staff.admin));
    expect(cropped).toMatchObject({ width: 200, height: 200, revertible: true });
    const kept = result(await read<"siteGetArticle">(staff, `getArticle/${id}`));
    expect(kept).toMatchObject({ cover: old.url, coverSize: { width: 400, height: 300 } });
    expect(kept.content).toContain(old.url);
    const draft = { headVersionNo: 2, publishedVersionNo: 1, cover: cropped.url };
    expect(await get(staff, id)).toMatchObject(draft);
    expect((await file(old.id)).usedIn).toBe(1);
    await republish(staff, id);
    const shown = result(await read<"siteGetArticle">(staff, `getArticle/${id}`));
    expect(shown.cover).toBe(cropped.url);
    expect(shown.coverSize).toMatchObject({ width: 200, height: 200 });
    expect(shown.content).toContain(cropped.url);
    const { width, height } = await sharp(
      await (await fetch(server.url + cropped.url)).arrayBuffer(),
    ).metadata();
    expect([width, height]).toEqual([200, 200]);
    const versions = await server.call<"articlesVersions">(`GET /api/dtArticle/versions/${id}`, {
      token: staff.admin,
    });
    expect(result(versions)).toBeDefined();
  });

  it("needs to publish while an article is under review", async () => {
    const { id, url } = await picture();
    const articleId = await write(staff, { cover: url });
    result(await act(staff, "editor", "submit", articleId));
    const body = { id, version: 1, left: 0, top: 0, width: 10, height: 10 };
    expect((await post("crop", body)).status).toBe(403);
  });

  it("ends the review or the approval of what shows it", async () => {
    const { id, url } = await picture();
    const [ready, running] = [
      await write(staff, { cover: url }),
      await write(staff, { cover: url }),
    ];
    result(await act(staff, "editor", "submit", running));
    result(await act(staff, "editor", "submit", ready));
    result(await act(staff, "reviewer", "approve", ready));
    const body = { id, version: 1, left: 0, top: 0, width: 10, height: 10 };
    result(await post("crop", body, staff.publisher));
    expect(await get(staff, ready)).toMatchObject({ status: "draft", approvedVersionNo: null });
    expect((await get(staff, running)).reviewStatus).toBe("withdrawn");
    const line = `GET /api/dtArticle/history/${ready}`;
    const [latest] = result(await server.call<"articlesHistory">(line, { token: staff.editor }));
    expect(latest).toMatchObject({ action: "approvalEnd", reason: "fileReplaced" });
  });

  it("is of the same kind, unused, and within the picture", async () => {
    const { id } = await picture();
    const table = await upload("a,b\r\n", "a.csv");
    const used = await picture();
    await write(staff, { cover: used.url });
    const codeOf = async (action: string, more: object) =>
      (await post(action, { id, version: 1, ...more })).body.errorCode;
    expect(await codeOf("replace", { uploadId: table.id })).toBe("FILE_TYPE");
    expect(await codeOf("replace", { uploadId: id })).toBe("FILE_TYPE");
    expect(await codeOf("replace", { uploadId: used.id })).toBe("IN_USE");
    expect(await codeOf("replace", { uploadId: used.id, version: 9 })).toBe("VERSION_CONFLICT");
    expect(await codeOf("crop", { left: 1, top: 0, width: 400, height: 1 })).toBe(
      "VALIDATION_FAILED",
    );
    expect(await codeOf("revert", {})).toBe("NOT_FOUND");
    const gif = await upload(await plain(9, 9).gif().toBuffer(), "a.gif");
    const whole = { id: gif.id, left: 0, top: 0, width: 9, height: 9 };
    expect(await codeOf("crop", whole)).toBe("FILE_TYPE");
  });

  it("is turned as the camera says before it is cropped", async () => {
    const left = await plain(60, 100).png().toBuffer();
    const turned = await sharp({
      create: { width: 120, height: 100, channels: 3, background: "white" },
    })
      .composite([{ input: left, left: 0, top: 0 }])
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { id, width, height } = await upload(turned, "turned.jpg");
    expect([width, height]).toEqual([100, 120]);
    // Turned by a right angle, the left part is the upper one.
    const body = { id, version: 1, left: 0, top: 0, width: 100, height: 60 };
    const { url } = result(await post<"filesCrop">("crop", body));
    const bytes = await (await fetch(server.url + url)).arrayBuffer();
    const { channels } = await sharp(bytes).stats();
    expect(channels.map(({ mean }) => Math.round(mean / 10))).toEqual([0, 13, 13]);
  });
});

describe("addresses in what is saved", () => {
  it("are relative to the site, whichever of its hosts was used", async () => {
    const { url } = await picture();
    const cover = server.url + url;
    const id = await write(staff, {
      cover,
      content: `<p><img src="${server.url}${url}" alt="A quay"></p>`,
    });
    const article = await get(staff, id);
    expect(article.cover).toBe(url);
    expect(article.content).toContain(`src="${url}"`);
    const elsewhere = `https://elsewhere.example${url}`;
    const other = await write(staff, { cover: elsewhere });
    expect((await get(staff, other)).cover).toBe(elsewhere);
  });
});
