import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { act, result, signInStaff, write, type StaffClient } from "../../../tests/_content.ts";
import { makeUser, roleId, userId } from "../../../tests/_people.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { operationLog } from "../../../tests/_log.ts";
import {
  articles,
  circulations,
  contentHistory,
  notifications,
  operationLogs,
  tasks,
  users,
  workgroups,
} from "../../db/schema/index.ts";

let server: TestServer;
let staff: StaffClient;
let count = 0;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "1000" } });
  staff = await signInStaff(server);
});
afterAll(() => server[Symbol.asyncDispose]());

/** Somebody with these roles, signed in. */
async function person(...roles: string[]) {
  count += 1;
  const name = `leaver${count}`;
  const ids = await Promise.all(roles.map((code) => roleId(server, code)));
  const id = await makeUser(server, staff.admin, name, ids);
  return { id, name, token: await server.signIn(name) };
}

async function versionOf(id: string): Promise<number> {
  const reply = await server.call<"usersGet">(`GET /user/${id}`, { token: staff.admin });
  return result(reply).version;
}

const openWork = async (id: string, token = staff.admin) =>
  result(await server.call<"usersOpenWork">(`GET /user/openWork/${id}`, { token }));

async function deactivate(
  id: string,
  action: "disable" | "delete",
  handOver: { kind: string; toId: string }[],
) {
  const body = { id, version: await versionOf(id), action, handOver };
  return server.call<"usersDeactivate">("POST /user/deactivate", { token: staff.admin, body });
}

async function unavailable(id: string, kind: string): Promise<Map<string, string | null>> {
  const path = `GET /user/handOverCandidates?id=${id}&kind=${kind}&pageSize=200`;
  const { records } = result(
    await server.call<"usersHandOverCandidates">(path, { token: staff.admin }),
  );
  return new Map(records.map((one) => [one.id, one.unavailable]));
}

/** A reviewer with a review to decide, and the article. */
async function reviewing() {
  const reviewer = await person("reviewer");
  const article = await write(staff);
  result(await act(staff, "editor", "submit", article));
  const isOfOthers = and(eq(tasks.bizId, article), eq(tasks.status, "pending"));
  await server.db
    .update(tasks)
    .set({ assigneeId: "nobody" })
    .where(and(isOfOthers, eq(tasks.assigneeId, await userId(server, "reviewer"))));
  return { reviewer, article };
}

test("reviews are handed to somebody who decides them, with the account disabled in the same step", async () => {
  const { reviewer, article } = await reviewing();
  expect(await openWork(reviewer.id)).toMatchObject([
    { kind: "reviewTask", count: 1, blocksDeletion: true },
  ]);
  const other = await person("reviewer");
  const auditor = await userId(server, "auditor");
  const reasons = await unavailable(reviewer.id, "reviewTask");
  expect([reasons.has(reviewer.id), reasons.get(other.id), reasons.get(auditor)]).toEqual([
    false,
    null,
    "notDecider",
  ]);

  const refused = await deactivate(reviewer.id, "disable", [{ kind: "reviewTask", toId: auditor }]);
  expect(refused.body.fieldErrors).toMatchObject([{ field: "handOver.0.toId" }]);
  expect((await server.call("GET /user/current", { token: reviewer.token })).status).toBe(200);

  const handOver = [{ kind: "reviewTask", toId: other.id }];
  expect((await deactivate(reviewer.id, "disable", handOver)).status).toBe(200);
  expect((await server.call("GET /user/current", { token: reviewer.token })).status).toBe(401);
  const waiting = await server.call<"articlesWaitMeToHandleTasks">(
    "GET /api/dtArticle/waitMeToHandleTasks",
    { token: other.token },
  );
  expect(result(waiting).records).toMatchObject([
    {
      bizId: article,
      fromUserName: reviewer.name,
      allowedActions: expect.arrayContaining(["approve"]),
    },
  ]);
  const [latest] = await server.db
    .select({ receivers: contentHistory.receivers })
    .from(contentHistory)
    .where(and(eq(contentHistory.bizId, article), eq(contentHistory.action, "transfer")));
  expect(latest?.receivers).toMatchObject([{ userId: other.id }]);
  const isNotice = and(eq(notifications.userId, other.id), eq(notifications.kind, "taskAssigned"));
  expect(
    await server.db.$count(notifications, and(isNotice, eq(notifications.bizId, article))),
  ).toBe(1);
  const log = await operationLog(server, eq(operationLogs.operationId, "usersDeactivate"));
  expect(log.map(({ targetId }) => targetId)).toEqual(
    expect.arrayContaining([article, reviewer.id]),
  );
});

test("nobody is handed the review of what they wrote", async () => {
  const { reviewer, article } = await reviewing();
  const author = await person("editor", "reviewer");
  await server.db.execute(
    `update review_rounds set author_ids = author_ids || '["${author.id}"]' where biz_id = '${article}'`,
  );
  expect((await unavailable(reviewer.id, "reviewTask")).get(author.id)).toBe("author");
  const handOver = [{ kind: "reviewTask", toId: author.id }];
  expect((await deactivate(reviewer.id, "disable", handOver)).body.errorCode).toBe(
    "VALIDATION_FAILED",
  );
});

test("an account that leads a workgroup is deleted once that is handed over; the rest may be left", async () => {
  const leader = await person("editor");
  const body = { code: "led", name: "Led", reviewMode: "any", leaderId: leader.id };
  const { id: group } = result(
    await server.call<"workgroupsCreate">("POST /workgroup/create", { token: staff.admin, body }),
  );
  const draft = await write({ ...staff, editor: leader.token });
  const kept = await write({ ...staff, editor: leader.token });
  await server.db.update(articles).set({ deletedAt: new Date() }).where(eq(articles.id, kept));
  expect((await openWork(leader.id)).map(({ kind, count: n }) => [kind, n])).toEqual([
    ["article", 1],
    ["workgroup", 1],
  ]);
  expect((await deactivate(leader.id, "delete", [])).body.errorCode).toBe("IN_USE");
  const heir = await person("editor");
  const auditor = await userId(server, "auditor");
  const drafts = await unavailable(leader.id, "article");
  expect([drafts.get(heir.id), drafts.get(auditor)]).toEqual([null, "noPermission"]);

  const handOver = ["workgroup", "article"].map((kind) => ({ kind, toId: heir.id }));
  expect((await deactivate(leader.id, "delete", handOver)).status).toBe(200);
  const [led] = await server.db.select().from(workgroups).where(eq(workgroups.id, group));
  expect(led).toMatchObject({ leaderId: heir.id, version: 2 });
  const [article] = await server.db.select().from(articles).where(eq(articles.id, draft));
  expect(article).toMatchObject({ createdBy: heir.id, createdByName: heir.name });
  expect(await server.db.$count(users, eq(users.id, leader.id))).toBe(0);
});

test("what is unread goes to somebody who has not got it anyway", async () => {
  const reader = await person("reviewer");
  const other = await person("reviewer");
  const [one, two] = [await write(staff), await write(staff)];
  result(await act(staff, "editor", "circulate", one, { userIds: [reader.id] }));
  result(await act(staff, "editor", "circulate", two, { userIds: [reader.id, other.id] }));
  const handOver = [{ kind: "circulation", toId: other.id }];
  expect((await deactivate(reader.id, "disable", handOver)).status).toBe(200);
  const unreadOf = async (id: string) =>
    (await server.db.select().from(circulations).where(eq(circulations.receiverId, id)))
      .map(({ bizId }) => bizId)
      .toSorted();
  expect(await unreadOf(other.id)).toEqual([one, two].toSorted());
  expect(await unreadOf(reader.id)).toEqual([two]);
});

test("names are shown to those who may see what they name, and a kind is named once", async () => {
  const writer = await person("editor");
  await write({ ...staff, editor: writer.token });
  const [drafts] = await openWork(writer.id);
  expect(drafts?.names).toHaveLength(1);
  const toId = await userId(server, "editor");
  const twice = [
    { kind: "article", toId },
    { kind: "article", toId },
  ];
  expect((await deactivate(writer.id, "disable", twice)).body.fieldErrors).toMatchObject([
    { field: "handOver.1.toId", code: "unique" },
  ]);
});
