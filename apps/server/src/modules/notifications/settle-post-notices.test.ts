import { and, desc, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { publish, result, signInStaff, type StaffClient } from "../../../tests/_content.ts";
import { makeUser, roleId, userId } from "../../../tests/_people.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { comments, messages, notifications, spamLessons } from "../../db/schema/index.ts";

let server: TestServer;
let staff: StaffClient;
/** The moderator who decides; `lia` is another one. */
let token: string;
let lia: string;
let articleId: string;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "1000" } });
  staff = await signInStaff(server);
  token = await server.signIn("moderator");
  lia = await makeUser(server, staff.admin, "lia", [await roleId(server, "moderator")]);
});

beforeEach(async () => {
  articleId = await publish(staff, { title: "The new berth" });
  await server.db.delete(notifications);
  // What a test marked as spam says nothing about the visitors of the next.
  await server.db.delete(spamLessons);
});

afterAll(() => server[Symbol.asyncDispose]());

interface Post {
  id: string;
  version: number;
}

let posts = 0;
/** No two texts are the same, or the second would look like spam. */
function nth(): number {
  posts += 1;
  return posts;
}

async function comment(): Promise<Post> {
  const body = { articleId, nickname: "Lin", content: `Will there be open day ${nth()}?` };
  result(await server.call("POST /api/app/other/comment", { body }));
  const [row] = await server.db.select().from(comments).orderBy(desc(comments.id)).limit(1);
  return { id: row?.id ?? "", version: 1 };
}

async function message(): Promise<Post> {
  const body = {
    name: "Lin",
    phone: "+86 571 5555",
    content: `Is there a berth for boat ${nth()}?`,
  };
  result(await server.call("POST /api/app/other/leaveMessage", { body }));
  const [row] = await server.db.select().from(messages).orderBy(desc(messages.id)).limit(1);
  return { id: row?.id ?? "", version: 1 };
}

/** Kinds of somebody's unread notices of which a mail may follow. */
async function unread(user: string): Promise<string[]> {
  const own = and(eq(notifications.userId, user), isNull(notifications.readAt));
  const rows = await server.db.select().from(notifications).where(own);
  return rows.map(({ kind }) => kind).toSorted();
}

const update = (path: string, post: Post, status: string) =>
  server.call<"commentsUpdate">(`PUT /api/${path}/update`, { token, body: { ...post, status } });
const batch = (path: string, records: Post[], action: string) =>
  server.call(`POST /api/${path}/batch`, { token, body: { records, action } });
const assign = async (path: string, post: Post, assigneeId: string): Promise<Post> =>
  result(
    await server.call<"commentsAssign">(`PUT /api/${path}/assign`, {
      token: staff.admin,
      body: { ...post, assigneeId },
    }),
  );

test("comments are settled for every moderator once none waits on the article", async () => {
  const [first, second, third] = [await comment(), await comment(), await comment()];
  expect(await unread(lia)).toEqual(["commentWaiting"]);
  result(await update("dtComment", first, "approved"));
  expect(await unread(lia)).toEqual(["commentWaiting"]);
  result(await batch("dtComment", [second], "spam"));
  const last = `DELETE /api/dtComment/delete/${third.id}?version=1`;
  result(await server.call(last, { token: staff.admin }));
  expect(await unread(lia)).toEqual([]);
  const [notice] = await server.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, lia), eq(notifications.kind, "commentWaiting")));
  expect(notice?.mailDueAt).toBeNull();
  await comment();
  expect(await unread(lia)).toEqual(["commentWaiting"]);
});

test("two moderators who decide the last two at once settle them", async () => {
  const [first, second] = [await comment(), await comment()];
  const both = [update("dtComment", first, "approved"), update("dtComment", second, "rejected")];
  for (const reply of await Promise.all(both)) result(reply);
  expect(await unread(lia)).toEqual([]);
});

describe("a message", () => {
  test.each(["processing", "closed", "spam"])("is settled when it becomes %s", async (status) => {
    const [one, other] = [await message(), await message()];
    expect(await unread(lia)).toEqual(["messageWaiting", "messageWaiting"]);
    result(await update("dtMessage", one, status));
    expect(await unread(lia)).toEqual(["messageWaiting"]);
    result(await batch("dtMessage", [other], status));
    expect(await unread(lia)).toEqual([]);
  });

  test("is settled by an answer, and by its deletion", async () => {
    const [one, other] = [await message(), await message()];
    const body = { ...one, content: "Yes" };
    result(await server.call("POST /api/dtMessage/reply", { token, body }));
    const line = `DELETE /api/dtMessage/delete/${other.id}?version=1`;
    result(await server.call(line, { token: staff.admin }));
    expect(await unread(lia)).toEqual([]);
  });
});

describe.each([
  ["dtComment", comment, "pending", "approved"],
  ["dtMessage", message, "processing", "closed"],
] as const)("what was assigned of %s", (path, make, open, done) => {
  test("is settled when it is done, and when somebody else gets it", async () => {
    const moderator = await userId(server, "moderator");
    const waiting = path === "dtComment" ? "commentWaiting" : "messageWaiting";
    let post = await assign(path, await make(), lia);
    expect(await unread(lia)).toEqual(["assigned", waiting]);
    post = result(await update(path, post, open));
    expect(await unread(lia)).toContain("assigned");
    post = await assign(path, post, moderator);
    expect(await unread(lia)).not.toContain("assigned");
    expect(await unread(moderator)).toContain("assigned");
    result(await update(path, post, done));
    expect(await unread(moderator)).toEqual([]);
  });
});
