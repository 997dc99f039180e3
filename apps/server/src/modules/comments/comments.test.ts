import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  get,
  signInStaff,
  publish,
  read,
  result,
  type StaffClient,
} from "../../../tests/_content.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { seenNow, versionQuery } from "../../../tests/_seen.ts";
import { operationLog } from "../../../tests/_log.ts";
import { permissions, comments, operationLogs, rolePermissions } from "../../db/schema/index.ts";

let server: TestServer;
let staff: StaffClient;
let token: string;
let articleId: string;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "1000" } });
  staff = await signInStaff(server);
  token = await server.signIn("moderator");
  articleId = await publish(staff, { title: "The new berth" });
});

afterAll(() => server[Symbol.asyncDispose]());

const page = async (query = "") =>
  result(await server.call<"commentsPage">(`GET /api/dtComment/page?${query}`, { token }));
const getComment = (id: string) =>
  server.call<"commentsGet">(`GET /api/dtComment/get/${id}`, { token });
const update = (body: Record<string, unknown>) =>
  server.call("PUT /api/dtComment/update", { token, body });
const reply = (id: string, content: string) =>
  server.call<"commentsReply">("POST /api/dtComment/reply", { token, body: { id, content } });
const remove = async (id: string) => {
  const query = await versionQuery(server, comments, id);
  return server.call(`DELETE /api/dtComment/delete/${id}${query}`, { token });
};
const batch = async (ids: string[], action: string, as = token) => {
  const body = { records: await seenNow(server, comments, ids), action };
  return server.call<"commentsBatch">("POST /api/dtComment/batch", { token: as, body });
};
const shown = async () =>
  result(await read<"siteGetArticleMessage">(staff, `getArticleMessage/${articleId}`));

/** A visitor comments; returns the comment's id. */
async function comment(content: string, more: Record<string, unknown> = {}): Promise<string> {
  const body = { articleId, nickname: "Lin", email: "lin@example.com", content, ...more };
  result(await server.call("POST /api/app/other/comment", { body }));
  const [row] = await server.db.select().from(comments).where(eq(comments.content, content));
  return row?.id ?? "";
}

async function approved(content: string, more: Record<string, unknown> = {}): Promise<string> {
  const id = await comment(content, more);
  result(await update({ id, version: 1, status: "approved" }));
  return id;
}

describe("a comment", () => {
  test("waits for a moderator, who sees who wrote it", async () => {
    const id = await comment("Will there be an open day?");
    expect((await shown()).records).toEqual([]);
    expect(result(await getComment(id))).toMatchObject({
      articleId,
      articleTitle: "The new berth",
      parentId: null,
      nickname: "Lin",
      email: "lin@example.com",
      status: "pending",
      isStaff: false,
      replyCount: 0,
      allowedActions: ["update", "reply", "assign", "delete"],
    });
    result(await update({ id, version: 1, status: "approved" }));
    expect((await shown()).records).toMatchObject([{ id, nickname: "Lin", replies: [] }]);
    expect(JSON.stringify(await shown())).not.toContain("lin@example.com");
    expect((await get(staff, articleId)).commentCount).toBe(1);
    result(await update({ id, version: 2, status: "rejected" }));
    expect((await shown()).records).toEqual([]);
    expect((await get(staff, articleId)).commentCount).toBe(0);
    result(await remove(id));
  });

  test("gets a reply of the company, and is deleted with its replies", async () => {
    const id = await approved("Is it deep enough?");
    const { id: answer } = result(await reply(id, " Eleven metres. "));
    const [top] = (await shown()).records;
    expect(top).toMatchObject({
      id,
      replies: [{ id: answer, nickname: "Moderator", isStaff: true, content: "Eleven metres." }],
    });
    const visitors = await approved("And at low tide?", { parentId: answer });
    expect((await get(staff, articleId)).commentCount).toBe(3);
    expect((await page(`parentId=${id}`)).records).toMatchObject([{ id: answer, replyCount: 1 }]);
    result(await remove(id));
    const left = await server.db.$count(comments, inArray(comments.id, [id, answer, visitors]));
    expect(left).toBe(0);
    expect((await get(staff, articleId)).commentCount).toBe(0);
  });

  test("leaves no reply behind when it is deleted during one", async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await approved(`Gone ${round}`);
      const body = { articleId, parentId: id, nickname: "Mei", content: `Reply ${round}` };
      await Promise.all([remove(id), server.call("POST /api/app/other/comment", { body })]);
      expect(await server.db.$count(comments, eq(comments.parentId, id))).toBe(0);
    }
  });

  test("leaves no trace of its author in the operation log", async () => {
    const id = await approved("Nobody knows me", { nickname: "Quay" });
    result(await remove(id));
    const log = await operationLog(server, eq(operationLogs.targetId, id));
    expect(log.map(({ operationId }) => operationId).toSorted()).toEqual([
      "commentsDelete",
      "commentsUpdate",
    ]);
    expect(JSON.stringify(log)).not.toMatch(/lin@example\.com|userAgent/);
  });

  test("counts once when many are approved at once", async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, (_, n) => comment(`Crowd ${n}`)));
    await Promise.all(ids.map((id) => update({ id, version: 1, status: "approved" })));
    expect((await get(staff, articleId)).commentCount).toBe(12);
    await batch(ids, "delete");
    expect((await get(staff, articleId)).commentCount).toBe(0);
  });
});

describe("the page of comments", () => {
  test("is ordered by date and filtered by keyword, article and status", async () => {
    const first = await comment("100% pier");
    const second = await approved("100x pier");
    const ids = async (query: string) => (await page(query)).records.map(({ id }) => id);
    expect((await ids("")).slice(0, 2)).toEqual([second, first]);
    expect(await ids("keyword=0%25%20PIER")).toEqual([first]);
    expect(await ids("keyword=0_%20pier")).toEqual([]);
    expect(await ids(`articleId=${articleId}&status=pending`)).toContain(first);
    expect((await page("articleId=nowhere")).total).toBe(0);
    await batch([first, second], "delete");
  });
});

describe("a batch of comments", () => {
  test("gets a status or is deleted; unknown ids do not stop it", async () => {
    const ids = [await comment("One"), await comment("Two"), await approved("Three")];
    const unknown = [{ id: "nowhere", errorCode: "NOT_FOUND" }];
    const [stale] = await seenNow(server, comments, ids.slice(0, 1));
    const records = [{ id: stale?.id, version: 9 }];
    const missed = await server.call("POST /api/dtComment/batch", {
      token,
      body: { records, action: "delete" },
    });
    expect(missed.body.result).toEqual({
      done: 0,
      failed: [{ id: stale?.id, errorCode: "VERSION_CONFLICT" }],
    });
    expect(result(await batch([...ids, "nowhere"], "approved"))).toEqual({
      done: 3,
      failed: unknown,
    });
    expect((await shown()).total).toBe(3);
    expect(result(await getComment(ids[2] ?? "")).version).toBe(2);
    const { id: answer } = result(await reply(ids[0] ?? "", "Yes"));
    expect(result(await batch([...ids, answer], "delete"))).toEqual({ done: 4, failed: [] });
    expect((await shown()).total).toBe(0);
    expect((await get(staff, articleId)).commentCount).toBe(0);
  });

  test("cannot be deleted by somebody who may only set a status", async () => {
    const id = await comment("Keep me");
    const right = server.db
      .select({ id: permissions.id })
      .from(permissions)
      .where(eq(permissions.code, "content:comment:delete"));
    await server.db.delete(rolePermissions).where(inArray(rolePermissions.authId, right));
    expect((await batch([id], "delete")).body.errorCode).toBe("FORBIDDEN");
    result(await batch([id], "spam"));
    const { status, allowedActions } = result(await getComment(id));
    expect({ status, allowedActions }).toEqual({
      status: "spam",
      allowedActions: ["update", "reply", "assign"],
    });
    result(await batch([id], "delete", staff.admin));
  });
});
