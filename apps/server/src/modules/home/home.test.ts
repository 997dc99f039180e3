import { afterAll, beforeAll, expect, test } from "vitest";
import {
  act,
  publish,
  result,
  signInStaff,
  write,
  type StaffClient,
} from "../../../tests/_content.ts";
import { makeRole, makeUser } from "../../../tests/_people.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { testPassword } from "../../../tests/_database.ts";
import { backups } from "../../db/schema/index.ts";

let server: TestServer;
let staff: StaffClient;
const start = Date.now();

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "1000" } });
  staff = await signInStaff(server);
});

afterAll(() => server[Symbol.asyncDispose]());

async function homeOf(token: string) {
  return result(await server.call<"homeGet">("GET /api/home/get", { token }));
}

async function section(token: string, key: string, bizType = "article") {
  const { sections } = await homeOf(token);
  return sections.find((one) => one.key === key && one.bizType === bizType);
}

async function queued(token: string, queue: string): Promise<string[]> {
  const path = `GET /api/dtArticle/page?queue=${queue}&pageSize=200`;
  const { records } = result(await server.call<"articlesPage">(path, { token }));
  return records.map(({ id }) => id);
}

test("an author sees what came back, why, from whom, until it is submitted again", async () => {
  const id = await write(staff, { title: "Ferry" });
  expect((await section(staff.editor, "drafts"))?.records.map((one) => one.id)).toContain(id);
  result(await act(staff, "editor", "submit", id));
  const waiting = await section(staff.editor, "inReview");
  expect(waiting?.records[0]).toMatchObject({ id, title: "Ferry", people: ["Reviewer"] });
  expect(await queued(staff.editor, "inReview")).toEqual([id]);

  result(await act(staff, "reviewer", "return", id, { comment: "Name the harbour." }));
  const back = await section(staff.editor, "returned");
  expect(back).toMatchObject({ total: 1, truncated: false });
  expect(back?.records[0]).toMatchObject({
    id,
    typeName: "News",
    people: ["Reviewer"],
    note: "Name the harbour.",
  });
  expect(await queued(staff.editor, "returned")).toEqual([id]);
  expect(await queued(staff.admin, "returned")).toEqual([]);

  result(await act(staff, "editor", "submit", id, { comment: "It is named now." }));
  expect(await section(staff.editor, "returned")).toMatchObject({ total: 0, records: [] });
  const task = (await section(staff.reviewer, "toDecide"))?.records[0];
  expect(task).toMatchObject({ title: "Ferry", people: ["Editor"], note: "It is named now." });
  result(await act(staff, "reviewer", "reject", id, { comment: "Not now." }));
  expect((await section(staff.editor, "returned"))?.records[0]?.note).toBe("Not now.");
});

test("whoever submitted an article last gets it back as well", async () => {
  const id = await write(staff, { title: "Written by the editor" });
  result(await act(staff, "admin", "submit", id));
  result(await act(staff, "reviewer", "return", id, { comment: "Shorter." }));
  expect(await queued(staff.admin, "returned")).toEqual([id]);
  expect(await queued(staff.editor, "returned")).toContain(id);
});

test("a publisher sees what is ready, scheduled and about to expire", async () => {
  const ready = await write(staff, { title: "Ready" });
  result(await act(staff, "editor", "submit", ready));
  result(await act(staff, "reviewer", "approve", ready));
  expect((await section(staff.publisher, "ready"))?.records[0]).toMatchObject({ id: ready });
  expect(await queued(staff.publisher, "ready")).toEqual([ready]);

  const inDays = (days: number) => new Date(start + days * 86_400_000).toISOString();
  const scheduledAt = inDays(2);
  result(await act(staff, "publisher", "schedule", ready, { scheduledAt }));
  expect(await section(staff.publisher, "ready")).toMatchObject({ total: 0 });
  expect((await section(staff.publisher, "scheduled"))?.records[0]).toMatchObject({
    id: ready,
    at: scheduledAt,
  });

  const soon = await publish(staff, { title: "Soon over", offlineAt: inDays(3) });
  await publish(staff, { title: "Over later", offlineAt: inDays(20) });
  expect(await queued(staff.publisher, "expiring")).toEqual([soon]);
  expect((await section(staff.publisher, "expiring"))?.records[0]?.at).toBe(inDays(3));
  // What was taken offline on purpose does not wait.
  result(await act(staff, "publisher", "offline", soon));
  expect(await queued(staff.publisher, "ready")).toEqual([]);
});

test("sections follow the permissions, not the roles", async () => {
  const token = async (code: string, permissions: string[]) => {
    await makeUser(server, staff.admin, code, [await makeRole(server, code, permissions)]);
    return server.signIn(code, testPassword);
  };
  const nobody = await token("nobody", []);
  expect(await homeOf(nobody)).toEqual({ sections: [], system: null });
  const moderator = await token("commenting", ["content:comment:page"]);
  const { sections, system } = await homeOf(moderator);
  expect(sections.map(({ key }) => key)).toEqual(["comments"]);
  expect(system).toBeNull();
  const auditor = await homeOf(await token("logging", ["monitor:signInLog:page"]));
  expect(auditor.system).toMatchObject({ lockedAccounts: null, storageBytes: null });
});

test("an administrator sees failed sign-ins, locks, storage and the last backup", async () => {
  const before = (await homeOf(staff.admin)).system;
  await server.call("POST /login", { body: { username: "editor", password: "wrong-one" } });
  const finishedAt = new Date("2026-03-14T09:30:00Z");
  await server.db.insert(backups).values({ finishedAt, size: 1000 });
  const { system } = await homeOf(staff.admin);
  expect(system).toMatchObject({ lockedAccounts: 0, lastBackupAt: finishedAt.toISOString() });
  expect(system?.failedSignIns).toBe((before?.failedSignIns ?? 0) + 1);
});

test("a section shows five and counts all", async () => {
  for (let n = 0; n < 6; n += 1) await write(staff, { title: `Draft ${n}` });
  const drafts = await section(staff.editor, "drafts");
  expect(drafts?.records).toHaveLength(5);
  expect(drafts?.total).toBe((await queued(staff.editor, "drafts")).length);
  expect(drafts?.total).toBeGreaterThan(5);
});

test("what is in the trash does not wait", async () => {
  const id = await write(staff, { title: "Thrown away" });
  expect(await queued(staff.editor, "drafts")).toContain(id);
  result(await server.call(`DELETE /api/dtArticle/delete/${id}`, { token: staff.editor }));
  expect(await queued(staff.editor, "drafts")).not.toContain(id);
});
