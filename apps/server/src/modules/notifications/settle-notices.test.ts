import { and, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  act,
  approve,
  get,
  nodeFor,
  publishType,
  result,
  signInStaff,
  write,
  type StaffClient,
} from "../../../tests/_content.ts";
import { makeUser, roleId, userId } from "../../../tests/_people.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { notifications } from "../../db/schema/index.ts";

let server: TestServer;
let staff: StaffClient;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "1000" } });
  staff = await signInStaff(server);
  await makeUser(server, staff.admin, "second", [await roleId(server, "reviewer")]);
});

beforeEach(async () => {
  await server.db.delete(notifications);
});

afterAll(() => server[Symbol.asyncDispose]());

/** Kinds of somebody's unread notices, oldest first. */
async function unread(username: string): Promise<string[]> {
  const own = eq(notifications.userId, await userId(server, username));
  const rows = await server.db
    .select()
    .from(notifications)
    .where(and(own, isNull(notifications.readAt)))
    .orderBy(notifications.createdAt, notifications.id);
  return rows.map(({ kind }) => kind);
}

test("a task's notice is settled for everybody when one of them decides, and no mail follows", async () => {
  const id = await write(staff);
  result(await act(staff, "editor", "submit", id));
  expect([await unread("reviewer"), await unread("second")]).toEqual([
    ["taskAssigned"],
    ["taskAssigned"],
  ]);
  result(await act(staff, "reviewer", "return", id, { comment: "No date" }));
  expect([await unread("reviewer"), await unread("second")]).toEqual([[], []]);
  const mailed = await server.db
    .select({ due: notifications.mailDueAt, kind: notifications.kind })
    .from(notifications);
  expect(mailed.filter(({ kind }) => kind === "taskAssigned").map(({ due }) => due)).toEqual([
    null,
    null,
  ]);
  expect(await unread("editor")).toEqual(["returned"]);
  result(await act(staff, "editor", "submit", id));
  expect(await unread("editor")).toEqual([]);
});

test("a task's notice is settled when the author withdraws, but not that of the next node", async () => {
  const flow = [nodeFor("reviewer"), nodeFor("reviewer")].map((node, index) => ({
    ...node,
    nodeKey: `n${index}`,
  }));
  const typeId = await publishType(staff, { code: "twice", name: "Twice", flow });
  await server.db.delete(notifications);
  const id = await write(staff, { typeId });
  result(await act(staff, "editor", "submit", id));
  result(await act(staff, "reviewer", "approve", id));
  // Of the next node: nobody is notified of what they did themselves.
  expect([await unread("reviewer"), await unread("second")]).toEqual([[], ["taskAssigned"]]);
  result(await act(staff, "editor", "withdraw", id));
  expect([await unread("reviewer"), await unread("second")]).toEqual([[], []]);
});

test("what waits for publication is settled by the publication, and by what ends the approval", async () => {
  const id = await write(staff);
  await approve(staff, id);
  expect(await unread("publisher")).toEqual(["readyToPublish"]);
  result(await act(staff, "publisher", "publish", id));
  expect(await unread("publisher")).toEqual([]);
  const other = await write(staff, { title: "Other" });
  await approve(staff, other);
  const { version } = await get(staff, other);
  const body = { id: other, version, title: "Changed" };
  result(await server.call("PUT /api/dtArticle/update", { token: staff.editor, body }));
  expect(await unread("publisher")).toEqual(["approvalEnded"]);
  const [notice] = await server.db
    .select()
    .from(notifications)
    .where(eq(notifications.kind, "approvalEnded"));
  expect(notice).toMatchObject({ detail: "edited", place: `/content/articles/view/${other}` });
});

test("what was sent to read is settled by reading it", async () => {
  const id = await write(staff);
  const sent = { userIds: [await userId(server, "reviewer")] };
  result(await act(staff, "editor", "circulate", id, sent));
  expect(await unread("reviewer")).toEqual(["circulated"]);
  result(await act(staff, "reviewer", "markRead", id));
  expect(await unread("reviewer")).toEqual([]);
});
