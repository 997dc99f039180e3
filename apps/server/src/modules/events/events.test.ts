import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { result, signInStaff, write } from "../../../tests/_content.ts";
import { TestStream } from "../../../tests/_event-stream.ts";
import { userId } from "../../../tests/_people.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import type { Db } from "../../db/db.ts";
import { EventBus } from "../../db/event-bus.ts";
import { sessions } from "../../db/schema/index.ts";
import { notify } from "../notifications/notify.ts";
import { EventStreams } from "./event-streams.ts";

async function notice(server: TestServer, username: string): Promise<void> {
  const to = [await userId(server, username)];
  const place = "/profile";
  await notify(server.db, { kind: "remark", to, title: "Harbour", place, now: new Date() });
}

test("begins with the number of unread notices and sends each change to its reader only", async () => {
  await using server = await startTestServer();
  const token = await server.signIn("editor");
  await using stream = await TestStream.open(server, token);
  await using other = await TestStream.open(server, await server.signIn("reviewer"));
  await stream.saw('notices {"unread":0}');
  await other.saw('notices {"unread":0}');
  await notice(server, "editor");
  await stream.saw('notices {"unread":1}');
  const page = "GET /api/notification/page";
  const [first] = result(await server.call<"notificationsPage">(page, { token })).records;
  const body = { ids: [first?.id] };
  result(await server.call("POST /api/notification/read", { token, body }));
  await expect.poll(() => stream.events.at(-1)).toBe('notices {"unread":0}');
  const notices = other.events.filter((event) => event.startsWith("notices"));
  expect(notices).toEqual(['notices {"unread":0}']);
});

/** The streams of another server on the same database. */
function openStreams(db: Db, options: { heartbeatMs?: number } = {}): EventStreams {
  const log = { error() {} };
  return new EventStreams({ db, eventBus: new EventBus(), now: () => new Date(), log, ...options });
}

/** What the last event says of the reader's access. */
const access = (stream: TestStream) =>
  stream.events.findLast((event) => event.startsWith("access"));

test("begins with a version of what its reader may do, and sends another one once that changes", async () => {
  await using server = await startTestServer();
  const token = await server.signIn("admin");
  await using stream = await TestStream.open(server, await server.signIn("editor"));
  await using other = await TestStream.open(server, await server.signIn("reviewer"));
  await stream.saw("access");
  await other.saw("access");
  const before = { editor: access(stream), reviewer: access(other) };
  const roles = result(await server.call<"rolesPage">("GET /roles/page?pageSize=50", { token }));
  const roleOf = (code: string) => roles.records.find((role) => role.code === code);
  const editor = roleOf("editor");
  const held = result(
    await server.call<"rolesListAuth">(`GET /roles/auth/list?roleId=${editor?.id}`, { token }),
  );
  const body = { roleId: editor?.id, version: editor?.version, authIds: held.authIds.slice(1) };
  result(await server.call("PUT /roles/auth/update", { token, body }));
  await expect.poll(() => access(stream)).not.toBe(before.editor);

  const id = await userId(server, "reviewer");
  const person = result(await server.call<"usersGet">(`GET /user/${id}`, { token }));
  const roleIds = [...person.roleIds, roleOf("auditor")?.id];
  const change = { id, version: person.version, roleIds };
  expect(access(other)).toBe(before.reviewer);
  result(await server.call("PUT /user/update", { token, body: change }));
  await expect.poll(() => access(other)).not.toBe(before.reviewer);
});

test("sends everybody another version once a menu is closed", async () => {
  await using server = await startTestServer();
  const token = await server.signIn("admin");
  await using stream = await TestStream.open(server, await server.signIn("editor"));
  await stream.saw("access");
  const before = access(stream);
  const menus = result(await server.call<"menusList">("GET /menus/list", { token }));
  const menu = menus.find(({ name }) => name === "Banners");
  const body = { id: menu?.id, version: menu?.version, status: "disabled" };
  result(await server.call("PUT /menus/update", { token, body }));
  await expect.poll(() => access(stream)).not.toBe(before);
});

test("sends a version of what its reader may do to each stream once", async () => {
  await using server = await startTestServer();
  const user = await userId(server, "editor");
  const streams = openStreams(server.db);
  const versions = (written: readonly string[]) =>
    written.filter((text) => text.startsWith("event: access")).length;
  const first: string[] = [];
  const second: string[] = [];
  const open = (written: string[]) => {
    const sink = { write: (text: string) => written.push(text) > 0, end() {} };
    streams.open({ userId: user, sessionId: "", sink });
    return expect.poll(() => versions(written)).toBe(1);
  };
  await open(first);
  await open(second);
  expect(versions(first)).toBe(1);
  streams.close();
});

test("sends writers of one article the list of the others as they come and go", async () => {
  await using server = await startTestServer();
  const staff = await signInStaff(server);
  const id = await write(staff);
  const present = (token: string, leaves = false) =>
    server.call("POST /api/dtArticle/presence", { token, body: { id, leaves } });
  await using editor = await TestStream.open(server, staff.editor);
  await using reviewer = await TestStream.open(server, staff.reviewer);
  result(await present(staff.editor));
  result(await present(staff.admin));
  await editor.saw('"name":"Admin');
  result(await present(staff.admin, true));
  await expect.poll(() => editor.events.at(-1)).toBe(`presence {"articleId":"${id}","writers":[]}`);
  expect(reviewer.events.filter((event) => event.startsWith("presence"))).toEqual([]);
});

test("refuses visitors and too many streams, and ends all when the server stops", async () => {
  const server = await startTestServer();
  const visitor = await TestStream.open(server);
  expect(visitor.status).toBe(401);
  const token = await server.signIn("editor");
  const streams = [];
  for (let n = 0; n < 9; n += 1) streams.push(await TestStream.open(server, token));
  expect(streams.map(({ status }) => status)).toEqual([...Array(8).fill(200), 429]);
  await server[Symbol.asyncDispose]();
  await Promise.all(streams.map(({ ended }) => ended));
});

test("ends with the session, which it does not extend", async () => {
  await using server = await startTestServer();
  await server.signIn("editor");
  const [session] = await server.db.select().from(sessions);
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const written: string[] = [];
  const streams = openStreams(server.db, { heartbeatMs: 20 });
  streams.open({
    userId: session?.userId ?? "",
    sessionId: session?.id ?? "",
    sink: { write: (text) => written.push(text) > 0, end: resolve },
  });
  await expect.poll(() => written.filter((text) => text === ":\n\n").length).toBeGreaterThan(2);
  const [after] = await server.db.select().from(sessions);
  expect(after).toEqual(session);
  await server.db.delete(sessions).where(eq(sessions.id, session?.id ?? ""));
  await ended;
  streams.close();
});
