import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  act,
  approve,
  get,
  nodeFor,
  publish,
  publishType,
  result,
  signInStaff,
  write,
  type StaffClient,
} from "../../../tests/_content.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { clockProgress, notifications, users } from "../../db/schema/index.ts";
import { notifyDueChanges } from "./notify-due-changes.ts";

const MINUTE = 60_000;

let server: TestServer;
let staff: StaffClient;
let names: Map<string, string>;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "1000" } });
  staff = await signInStaff(server);
  const rows = await server.db.select({ id: users.id, username: users.username }).from(users);
  names = new Map(rows.map(({ id, username }) => [id, username]));
});

beforeEach(async () => {
  const doneUntil = new Date(inMinutes(0));
  await server.db
    .insert(clockProgress)
    .values({ name: "notices", doneUntil })
    .onConflictDoUpdate({ target: clockProgress.name, set: { doneUntil } });
});

afterAll(() => server[Symbol.asyncDispose]());

/** How far these tests are ahead of the server, which looks at its own clock meanwhile. */
let ahead = 0;
const later = (minutes: number) => {
  ahead += minutes * MINUTE;
};
const inMinutes = (minutes: number) => server.dateIn(ahead + minutes * MINUTE);
const run = () => notifyDueChanges(server.db, new Date(inMinutes(0)));

/** What the clock's work notifies: reader, kind and title. */
async function noticesOf(work: () => Promise<unknown>): Promise<string[]> {
  await server.db.delete(notifications);
  await work();
  const rows = await server.db.select().from(notifications).orderBy(notifications.id);
  return rows.map(({ userId: id, kind, title }) => `${names.get(id)} ${kind} ${title}`).toSorted();
}

async function scheduled(title: string, minutes: number): Promise<string> {
  const id = await write(staff, { title });
  await approve(staff, id);
  result(await act(staff, "publisher", "schedule", id, { scheduledAt: inMinutes(minutes) }));
  return id;
}

async function revise(id: string, changes: object): Promise<void> {
  const { version } = await get(staff, id);
  const body = { id, version, ...changes };
  result(await server.call("PUT /api/dtArticle/update", { token: staff.editor, body }));
}

test("says nothing about what was published by hand or taken back", async () => {
  const id = await scheduled("Taken back", 5);
  result(await act(staff, "publisher", "unschedule", id));
  await publish(staff, { title: "By hand" });
  await server.db.update(clockProgress).set({ doneUntil: new Date(server.dateIn(-MINUTE)) });
  later(6);
  expect(await noticesOf(run)).toEqual([]);
});

test("notifies the author and who scheduled it, once, when an article goes live", async () => {
  await scheduled("Tide table", 5);
  later(4);
  expect(await noticesOf(run)).toEqual([]);
  later(2);
  expect(await noticesOf(run)).toEqual([
    "editor published Tide table",
    "publisher published Tide table",
  ]);
  expect(await noticesOf(run)).toEqual([]);
  later(10);
  expect(await noticesOf(run)).toEqual([]);
});

test("of several servers that look at once, one notifies", async () => {
  await scheduled("Pilot rules", 5);
  later(6);
  const all = await noticesOf(() => Promise.all([run(), run(), run()]));
  expect(all).toEqual(["editor published Pilot rules", "publisher published Pilot rules"]);
});

test("reports what went live while no server ran, but not of what is long past", async () => {
  await scheduled("Night shift", 5);
  later(3 * 24 * 60);
  expect(await noticesOf(run)).toHaveLength(2);
  await scheduled("Old shift", 5);
  later(8 * 24 * 60);
  expect(await noticesOf(run)).toEqual([]);
});

test("reports a scheduled revision, and of what expires", async () => {
  const id = await publish(staff, { title: "Fares" });
  await revise(id, { title: "Fares 2027", offlineAt: inMinutes(20) });
  await approve(staff, id);
  result(await act(staff, "publisher", "schedule", id, { scheduledAt: inMinutes(5) }));
  later(6);
  expect(await noticesOf(run)).toEqual([
    "editor published Fares 2027",
    "publisher published Fares 2027",
  ]);
  later(20);
  expect(await noticesOf(run)).toEqual([
    "editor expired Fares 2027",
    "publisher expired Fares 2027",
  ]);
});

test("notifies authors of the articles of a release, and who scheduled it of the whole", async () => {
  const fresh = await write(staff, { title: "Summer" });
  await approve(staff, fresh);
  const past = await publish(staff, { title: "Winter" });
  const items = [
    { articleId: fresh, action: "publish" },
    { articleId: past, action: "offline" },
  ];
  const token = staff.publisher;
  const body = { name: "Seasons", items };
  const saved = result(
    await server.call<"releasesSave">("POST /api/dtRelease/save", { token, body }),
  );
  const step = { ...saved, scheduledAt: inMinutes(5) };
  result(await server.call("POST /api/dtRelease/schedule", { token, body: step }));
  later(6);
  expect(await noticesOf(run)).toEqual([
    "editor offline Winter",
    "editor published Summer",
    "publisher released Seasons",
  ]);
});

test("ends approvals that went through the review before a type's scheduled one", async () => {
  const type = await publishType(staff, { code: "rules", name: "Rules" });
  const id = await write(staff, { title: "Mooring", typeId: type });
  await approve(staff, id);
  const asAdmin = { token: staff.admin };
  const read = async () =>
    result(await server.call<"articleTypesGet">(`GET /api/dtArticleType/get/${type}`, asAdmin));
  const step = async (token: string, action: string, more = {}) => {
    const body = { bizId: type, action, version: (await read()).version, ...more };
    result(await server.call("POST /api/dtArticleType/act", { token, body }));
  };
  await step(staff.publisher, "offline");
  const flow = [nodeFor("reviewer"), nodeFor("publisher")];
  const change = { id: type, version: (await read()).version, flow };
  result(await server.call("PUT /api/dtArticleType/update", { ...asAdmin, body: change }));
  await step(staff.admin, "submit");
  await step(staff.reviewer, "approve");
  await step(staff.publisher, "schedule", { scheduledAt: inMinutes(5) });
  later(6);
  expect(await noticesOf(run)).toEqual([
    "admin approvalEnded Mooring",
    "admin published Rules",
    "editor approvalEnded Mooring",
    "publisher approvalEnded Mooring",
    "publisher published Rules",
  ]);
  expect((await get(staff, id)).status).toBe("draft");
});
