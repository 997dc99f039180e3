import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { result, signInStaff, write } from "../../../tests/_content.ts";
import { TestStream } from "../../../tests/_event-stream.ts";
import { userId } from "../../../tests/_people.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
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
  expect(other.events).toEqual(['notices {"unread":0}']);
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
  const streams = new EventStreams({
    db: server.db,
    eventBus: new EventBus(),
    now: () => new Date(),
    log: { error() {} },
    heartbeatMs: 20,
  });
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
