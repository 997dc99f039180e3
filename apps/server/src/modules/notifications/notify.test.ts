import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { act, result, signInStaff, write, type StaffClient } from "../../../tests/_content.ts";
import { testPassword } from "../../../tests/_database.ts";
import { userId } from "../../../tests/_people.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { notifications, users } from "../../db/schema/index.ts";
import { notify, type Notice } from "./notify.ts";

let server: TestServer;
let staff: StaffClient;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "100" } });
  staff = await signInStaff(server);
});

beforeEach(async () => {
  await server.db.delete(notifications);
});

afterAll(() => server[Symbol.asyncDispose]());

/** The notices of somebody, oldest first: kind, detail, place. */
async function noticesOf(username: string): Promise<string[][]> {
  const rows = await server.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, await userId(server, username)))
    .orderBy(notifications.createdAt, notifications.id);
  return rows.map(({ kind, detail, place }) => [kind, detail ?? "", place]);
}

describe("a notice", () => {
  const notice = (to: string[]): Notice => ({
    kind: "remark",
    to,
    bizType: "article",
    bizId: "a1",
    title: "Harbour",
    place: "/content/articles/view/a1",
    now: new Date(),
  });

  test("exists only if its event is committed", async () => {
    const id = await userId(server, "editor");
    const failing = server.db.transaction(async (tx) => {
      await notify(tx, notice([id]));
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await noticesOf("editor")).toEqual([]);
  });

  test("is for active accounts except whoever causes it, each once", async () => {
    const [editor, reviewer, moderator] = [
      await userId(server, "editor"),
      await userId(server, "reviewer"),
      await userId(server, "moderator"),
    ];
    await server.db.update(users).set({ status: "disabled" }).where(eq(users.id, moderator));
    const by = { id: reviewer, name: "Reviewer" };
    await notify(server.db, {
      ...notice([editor, editor, reviewer, moderator, "system"]),
      by,
    });
    await server.db.update(users).set({ status: "active" }).where(eq(users.id, moderator));
    const rows = await server.db.select().from(notifications);
    expect(rows.map(({ userId: id, actorName }) => [id, actorName])).toEqual([
      [editor, "Reviewer"],
    ]);
  });

  test("with `once` is not repeated before it is read", async () => {
    const to = [await userId(server, "editor")];
    await notify(server.db, { ...notice(to), once: true });
    await notify(server.db, { ...notice(to), once: true });
    await notify(server.db, { ...notice(to), once: true, bizId: "a2" });
    expect(await noticesOf("editor")).toHaveLength(2);
    await server.db.update(notifications).set({ readAt: new Date() });
    await notify(server.db, { ...notice(to), once: true });
    expect(await noticesOf("editor")).toHaveLength(3);
  });
});

describe("the workflow", () => {
  test("notifies the reviewer, the author of the reason, and those who publish", async () => {
    const id = await write(staff);
    result(await act(staff, "editor", "submit", id));
    const [task] = await noticesOf("reviewer");
    expect(task).toEqual(["taskAssigned", "", expect.stringMatching(/^\/tasks\/detail\/./)]);
    expect(await noticesOf("editor")).toEqual([]);
    result(await act(staff, "reviewer", "return", id, { comment: "No date" }));
    expect(await noticesOf("editor")).toEqual([
      ["returned", "No date", `/content/articles/edit/${id}`],
    ]);
    result(await act(staff, "editor", "submit", id));
    result(await act(staff, "reviewer", "approve", id));
    const record = `/content/articles/view/${id}`;
    expect((await noticesOf("editor")).at(-1)).toEqual(["approved", "", record]);
    expect(await noticesOf("publisher")).toEqual([["readyToPublish", "", record]]);
    result(await act(staff, "publisher", "publish", id));
    result(await act(staff, "publisher", "offline", id));
    expect((await noticesOf("editor")).slice(2).map(([kind]) => kind)).toEqual([
      "published",
      "offline",
    ]);
    const at = new Date(Date.now() + 86_400_000).toISOString();
    result(await act(staff, "publisher", "schedule", id, { scheduledAt: at }));
    expect((await noticesOf("editor")).at(-1)).toEqual(["scheduled", at, record]);
  });

  test("notifies those whom a version is circulated or a task handed to", async () => {
    const id = await write(staff);
    const [reviewer, admin] = [await userId(server, "reviewer"), await userId(server, "admin")];
    const sent = { userIds: [reviewer], comment: "Have a look" };
    result(await act(staff, "editor", "circulate", id, sent));
    const record = `/content/articles/view/${id}`;
    expect(await noticesOf("reviewer")).toEqual([["circulated", "Have a look", record]]);
    result(await act(staff, "editor", "submit", id));
    const handed = { userIds: [admin], comment: "Yours" };
    result(await act(staff, "reviewer", "transfer", id, handed));
    expect((await noticesOf("admin")).at(-1)).toEqual([
      "taskAssigned",
      "Yours",
      expect.stringMatching(/^\/tasks\/detail\/./),
    ]);
  });
});

describe("visitors", () => {
  test("cause one notice for the comments that wait on an article, and one for each message", async () => {
    const id = await write(staff);
    for (const [who, action] of [
      ["editor", "submit"],
      ["reviewer", "approve"],
      ["publisher", "publish"],
    ] as const) {
      result(await act(staff, who, action, id));
    }
    await server.db.delete(notifications);
    const comment = { articleId: id, nickname: "Mei", content: "Good" };
    result(await server.call("POST /api/app/other/comment", { body: comment }));
    result(await server.call("POST /api/app/other/comment", { body: comment }));
    const message = { name: "Mei", email: "mei@example.com", content: "Hello" };
    result(await server.call("POST /api/app/other/leaveMessage", { body: message }));
    result(await server.call("POST /api/app/other/leaveMessage", { body: message }));
    const kinds = (await noticesOf("moderator")).map(([kind]) => kind);
    expect(kinds).toEqual(["commentWaiting", "messageWaiting", "messageWaiting"]);
    expect((await noticesOf("moderator"))[0]?.[2]).toBe(
      `/content/comments?status=pending&articleId=${id}`,
    );
    expect(await noticesOf("reviewer")).toEqual([]);
  });
});

describe("an account", () => {
  test("is notified of a changed and a reset password and of its lock, once", async () => {
    await using own = await startTestServer();
    const security = async () => {
      const rows = await own.db
        .select({ detail: notifications.detail })
        .from(notifications)
        .where(inArray(notifications.kind, ["security"]))
        .orderBy(notifications.createdAt, notifications.id);
      return rows.map(({ detail }) => detail);
    };
    const token = await own.signIn("editor");
    const body = { oldPassword: testPassword, newPassword: "harbour-Wind-94-kettle" };
    result(await own.call("PUT /user/updatePwd", { token, body }));
    const admin = await own.signIn("admin");
    const id = await userId(own, "editor");
    result(await own.call(`PUT /user/resetPwd?id=${id}`, { token: admin }));
    const wrong = { username: "reviewer", password: "wrong" };
    for (let n = 0; n < 12; n += 1) await own.call("POST /login", { body: wrong });
    expect(await security()).toEqual(["passwordChanged", "passwordReset", "signInLocked"]);
  });
});
