import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  get,
  publish,
  read,
  republish,
  result,
  signInStaff,
  write,
  type StaffClient,
} from "../../../tests/_content.ts";
import { makeRole, makeUser, roleId } from "../../../tests/_people.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { versionQuery } from "../../../tests/_seen.ts";
import { operationLog } from "../../../tests/_log.ts";
import { articleCounters, operationLogs, previewLinks, articles } from "../../db/schema/index.ts";

const day = 86_400_000;
const content = "<h2>What changes</h2><p>The berth</p><script>alert(1)</script>";
let server: TestServer;
let staff: StaffClient;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "100" } });
  staff = await signInStaff(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const preview = (body: object, token = staff.editor) =>
  server.call<"articlesPreview">("POST /api/dtArticle/preview", { token, body });

const share = (articleId: string, token = staff.editor) =>
  server.call<"articlesPreviewLinkSave">("POST /api/dtArticle/previewLink/save", {
    token,
    body: { articleId },
  });

const open = (token: string) =>
  server.call<"siteOpenPreview">("POST /api/app/other/openPreview", { body: { token } });

const links = async (articleId: string) =>
  result(
    await server.call<"articlesPreviewLinks">(`GET /api/dtArticle/previewLinks/${articleId}`, {
      token: staff.reviewer,
    }),
  );

const revoke = (id: string, token = staff.editor) =>
  server.call(`DELETE /api/dtArticle/previewLink/delete/${id}`, { token });

/** Refused for the reason, without a word of the draft. */
async function refusal(token: string) {
  const { status, body } = await open(token);
  expect(body.result).toBeNull();
  return [status, body.errorCode];
}

describe("the preview of a draft that is being written", () => {
  test("is what its public page would show", async () => {
    const fields = { title: "Fourth berth", slug: "fourth-berth-seen", tags: ["berth"], content };
    const id = await write(staff, fields);
    const drafted = result(await preview({ id })).article;
    await republish(staff, id);
    const published = result(await read<"siteGetArticle">(staff, `getArticle/${id}`));
    const { publishedAt: _published, modifiedAt: _modified, ...shown } = published;
    expect(drafted).toMatchObject(shown);
    expect(drafted.content).not.toContain("script");
    expect(drafted.toc).toEqual([{ id: "section-what-changes", level: 2, text: "What changes" }]);
    expect(drafted.breadcrumbs).toMatchObject([{ code: "news" }]);
  });

  test("takes what is not saved yet, and stores nothing", async () => {
    const id = await write(staff, { title: "Saved title", content: "<p>Saved text</p>" });
    const { version } = await get(staff, id);
    const { article } = result(await preview({ id, title: "Unsaved title" }));
    expect(article).toMatchObject({ id, title: "Unsaved title", content: "<p>Saved text</p>" });
    expect(await get(staff, id)).toMatchObject({ version, title: "Saved title" });
  });

  test("works for an article that was never saved, empty too", async () => {
    const before = (await operationLog(server)).length;
    expect(result(await preview({})).article).toMatchObject({ id: "preview", title: "" });
    const { article } = result(await preview({ typeId: staff.typeId, title: "New", content }));
    expect(article).toMatchObject({ id: "preview", title: "New", typeName: "News" });
    expect(await operationLog(server)).toHaveLength(before);
  });

  test("has the neighbours and related articles that it would have", async () => {
    const older = await publish(staff, { title: "Older one", tags: ["dredging"] });
    const id = await write(staff, { title: "Draft", tags: ["dredging"] });
    const shown = result(await preview({ id }));
    expect(shown.pre).toBeNull();
    expect(shown.next).toMatchObject({ id: older });
    expect(shown.related[0]).toMatchObject({ id: older, title: "Older one" });
    expect(shown.related.length).toBeLessThanOrEqual(3);
  });

  test("is refused for an unknown or trashed article, and without the permission", async () => {
    const id = await write(staff);
    result(await server.call(`DELETE /api/dtArticle/delete/${id}`, { token: staff.editor }));
    for (const one of [id, "nowhere"]) expect((await preview({ id: one })).status).toBe(404);
    await makeUser(server, staff.admin, "stranger", [await makeRole(server, "empty", [])]);
    const token = await server.signIn("stranger");
    for (const { status } of [await preview({}, token), await share(id, token)]) {
      expect(status).toBe(403);
    }
  });
});

describe("a preview link", () => {
  test("shows the newest saved draft without an account, and counts no read", async () => {
    const id = await publish(staff, { title: "Live title" });
    const { token, expiresAt } = result(await share(id, staff.reviewer));
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(result(await open(token)).article.title).toBe("Live title");
    const { version } = await get(staff, id);
    const body = { id, version, title: "Not live yet" };
    result(await server.call("PUT /api/dtArticle/update", { token: staff.editor, body }));
    const reply = await open(token);
    expect(result(reply)).toMatchObject({ article: { id, title: "Not live yet" }, expiresAt });
    expect(reply.headers.get("cache-control")).toBe("no-store");
    expect(reply.headers.get("etag")).toBeNull();
    const [counts] = await server.db
      .select()
      .from(articleCounters)
      .where(eq(articleCounters.articleId, id));
    expect(counts?.readCount).toBe(0);
    expect(result(await read<"siteGetArticle">(staff, `getArticle/${id}`)).title).toBe(
      "Live title",
    );
  });

  test("is listed without its token, with who made it and when it was last opened", async () => {
    const id = await write(staff);
    const { token, ...link } = result(await share(id));
    expect(await links(id)).toEqual([link]);
    expect(link).toMatchObject({ createdByName: "Editor", lastOpenedAt: null });
    result(await open(token));
    const [opened] = await links(id);
    expect(opened?.lastOpenedAt).not.toBeNull();
    const rows = await server.db.select().from(previewLinks).where(eq(previewLinks.id, link.id));
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("works no longer once it is revoked, and says so", async () => {
    const id = await write(staff);
    const { token, id: linkId } = result(await share(id));
    expect((await revoke(linkId, staff.reviewer)).status).toBe(200);
    expect(await refusal(token)).toEqual([410, "GONE"]);
    expect(await links(id)).toEqual([]);
    expect((await revoke(linkId)).status).toBe(404);
  });

  test("works no longer when its article is deleted", async () => {
    const id = await write(staff);
    const { token } = result(await share(id));
    result(await server.call(`DELETE /api/dtArticle/delete/${id}`, { token: staff.editor }));
    expect(await refusal(token)).toEqual([410, "GONE"]);
    result(
      await server.call(
        `DELETE /api/dtArticle/trash/delete/${id}${await versionQuery(server, articles, id)}`,
        { token: staff.admin },
      ),
    );
    expect(await refusal(token)).toEqual([404, "NOT_FOUND"]);
  });

  test("works no longer when its creator's account is disabled", async () => {
    const id = await write(staff);
    const user = await makeUser(server, staff.admin, "leaver", [await roleId(server, "editor")]);
    const { token } = result(await share(id, await server.signIn("leaver")));
    result(await open(token));
    const { version } = result(
      await server.call<"usersGet">(`GET /user/${user}`, { token: staff.admin }),
    );
    const body = { id: user, version, status: "disabled" };
    result(await server.call("PUT /user/update", { token: staff.admin, body }));
    expect(await refusal(token)).toEqual([410, "GONE"]);
    expect(await links(id)).toEqual([]);
  });

  test("is neither made nor ended by who may only see articles", async () => {
    const id = await write(staff);
    const { id: linkId } = result(await share(id));
    const auditor = await server.signIn("auditor");
    expect((await preview({ id }, auditor)).status).toBe(200);
    expect((await share(id, auditor)).status).toBe(403);
    expect((await revoke(linkId, auditor)).status).toBe(403);
    expect(await links(id)).toHaveLength(1);
  });

  test.each([
    ["see", "content:article:share"],
    ["share", "content:article:view"],
  ])("works no longer when its creator may not %s articles any more", async (verb, left) => {
    const id = await write(staff);
    const role = await makeRole(server, `shares-${verb}`, [
      "content:article:view",
      "content:article:share",
    ]);
    const user = await makeUser(server, staff.admin, `mover-${verb}`, [role]);
    const { token } = result(await share(id, await server.signIn(`mover-${verb}`)));
    result(await open(token));
    const { version } = result(
      await server.call<"usersGet">(`GET /user/${user}`, { token: staff.admin }),
    );
    const body = { id: user, version, roleIds: [await makeRole(server, `cannot-${verb}`, [left])] };
    result(await server.call("PUT /user/update", { token: staff.admin, body }));
    expect(await refusal(token)).toEqual([410, "GONE"]);
    expect(await links(id)).toEqual([]);
  });

  test("is unknown by any other token, an id or a hash included", async () => {
    const id = await write(staff);
    const { id: linkId, token } = result(await share(id));
    const [row] = await server.db.select().from(previewLinks).where(eq(previewLinks.id, linkId));
    for (const other of [linkId, row?.tokenHash ?? "", token.slice(1)]) {
      expect(await refusal(other)).toEqual([404, "NOT_FOUND"]);
    }
  });

  test("is in the operation log, without its token", async () => {
    const id = await write(staff);
    const { token, id: linkId } = result(await share(id));
    result(await revoke(linkId, staff.reviewer));
    const entries = await server.db
      .select()
      .from(operationLogs)
      .where(eq(operationLogs.targetId, id))
      .orderBy(desc(operationLogs.id));
    expect(entries.slice(0, 2)).toMatchObject([
      { operationId: "articlesPreviewLinkDelete", username: "reviewer", targetName: "Harbour" },
      { operationId: "articlesPreviewLinkSave", username: "editor", targetName: "Harbour" },
    ]);
    expect(JSON.stringify(entries)).not.toContain(token);
    expect(JSON.stringify(server.log)).not.toContain(token);
  });

  test("may be opened so often from one address", async () => {
    await using strict = await startTestServer({ limits: { previewsPerMinute: 2 } });
    const body = { token: "unknown" };
    const statuses: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      const { status } = await strict.call("POST /api/app/other/openPreview", { body });
      statuses.push(status);
    }
    expect(statuses).toEqual([404, 404, 429]);
  });

  // The last one, since it moves the clock past every session.
  test("works for seven days, and is forgotten a month later", async () => {
    const id = await write(staff);
    const { token, createdAt, expiresAt } = result(await share(id));
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(7 * day);
    server.advance(7 * day - 60_000);
    result(await open(token));
    server.advance(60_000);
    expect(await refusal(token)).toEqual([410, "GONE"]);
    server.advance(31 * day);
    result(await share(id, await server.signIn("editor")));
    expect(await refusal(token)).toEqual([404, "NOT_FOUND"]);
  });
});
