import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  act,
  get,
  signInStaff,
  publish,
  read,
  republish,
  result,
  write,
  type StaffClient,
} from "../../../tests/_content.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";

let server: TestServer;
let staff: StaffClient;
beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "1000" } });
  staff = await signInStaff(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const update = (id: string, body: Record<string, unknown>) =>
  server.call<"articlesUpdate">("PUT /api/dtArticle/update", {
    token: staff.editor,
    body: { id, ...body },
  });
const tasksOf = async (token: string, list: string) =>
  result(
    await server.call<"articlesWaitMeToHandleTasks">(`GET /api/dtArticle/${list}?pageSize=200`, {
      token,
    }),
  ).records;

describe("an article", () => {
  it("goes from draft to public and back", async () => {
    const id = await write(staff, {
      title: "Fourth berth",
      content: '<p onclick="x">Opens <b>soon</b></p>',
    });
    expect(await get(staff, id)).toMatchObject({
      slug: "fourth-berth",
      content: "<p>Opens <strong>soon</strong></p>",
      displayStatus: "draft",
      version: 1,
      headVersionNo: 1,
    });
    result(await act(staff, "editor", "submit", id));
    const [task] = (await tasksOf(staff.reviewer, "waitMeToHandleTasks")).filter(
      (one) => one.bizId === id,
    );
    expect(task).toMatchObject({
      title: "Fourth berth",
      typeName: "News",
      status: "pending",
      round: 1,
    });
    const body = {
      taskId: task?.id,
      action: "approve",
      comment: "Good",
      version: task?.bizVersion,
    };
    result(await server.call("POST /api/dtArticle/act", { token: staff.reviewer, body }));
    expect((await get(staff, id)).displayStatus).toBe("approved");
    result(await act(staff, "publisher", "publish", id));
    expect(result(await read<"siteGetArticle">(staff, "getArticle/fourth-berth")).content).toBe(
      "<p>Opens <strong>soon</strong></p>",
    );
    expect((await tasksOf(staff.reviewer, "myHandledTasks"))[0]).toMatchObject({
      bizId: id,
      status: "approved",
      comment: "Good",
    });
    result(await act(staff, "publisher", "offline", id));
    expect((await read<"siteGetArticle">(staff, `getArticle/${id}`)).body.errorCode).toBe("GONE");
    const history = result(
      await server.call<"articlesHistory">(`GET /api/dtArticle/history/${id}`, {
        token: staff.editor,
      }),
    );
    expect(history.map((one) => one.action)).toEqual([
      "offline",
      "publish",
      "approve",
      "submit",
      "create",
    ]);
  });

  it("stays public while a newer version is written, reviewed and rejected", async () => {
    const id = await publish(staff, { title: "Stays", content: "<p>first</p>" });
    result(await update(id, { version: (await get(staff, id)).version, content: "<p>second</p>" }));
    expect((await get(staff, id)).displayStatus).toBe("publishedChanged");
    result(await act(staff, "editor", "submit", id));
    expect((await get(staff, id)).displayStatus).toBe("publishedReviewing");
    expect(
      (await update(id, { version: (await get(staff, id)).version, title: "x" })).body.errorCode,
    ).toBe("REVIEW_RUNNING");
    expect((await act(staff, "reviewer", "return", id)).body.errorCode).toBe("COMMENT_REQUIRED");
    result(await act(staff, "reviewer", "return", id, { comment: "Say more" }));
    expect(result(await read<"siteGetArticle">(staff, `getArticle/${id}`)).content).toBe(
      "<p>first</p>",
    );
    await republish(staff, id);
    expect(result(await read<"siteGetArticle">(staff, `getArticle/${id}`)).content).toBe(
      "<p>second</p>",
    );
  });

  it("is submitted only with a text or a picture, and decided only in review", async () => {
    const id = await write(staff, { content: "<p> </p>" });
    const refused = await act(staff, "editor", "submit", id);
    expect(refused.body.fieldErrors).toMatchObject([{ field: "content", code: "required" }]);
    for (const [who, action] of [
      ["editor", "withdraw"],
      ["reviewer", "approve"],
    ] as const) {
      const reply = await act(staff, who, action, id);
      expect(reply.body.errorCode).toBe("REVIEW_NOT_RUNNING");
    }
  });

  it("is published and taken offline on schedule", async () => {
    const now = Date.now();
    const id = await write(staff, {
      title: "Planned",
      offlineAt: new Date(now + 1_200_000).toISOString(),
    });
    result(await act(staff, "editor", "submit", id));
    result(await act(staff, "reviewer", "approve", id));
    const scheduledAt = new Date(now + 600_000).toISOString();
    expect(
      (await act(staff, "publisher", "schedule", id, { scheduledAt: "2020-01-01T00:00:00Z" }))
        .status,
    ).toBe(400);
    result(await act(staff, "publisher", "schedule", id, { scheduledAt }));
    expect((await get(staff, id)).displayStatus).toBe("scheduled");
    expect((await read<"siteGetArticle">(staff, "getArticle/planned")).status).toBe(404);
    server.advance(700_000);
    expect((await read<"siteGetArticle">(staff, "getArticle/planned")).status).toBe(200);
    expect((await get(staff, id)).displayStatus).toBe("published");
    server.advance(700_000);
    expect((await read<"siteGetArticle">(staff, "getArticle/planned")).status).toBe(410);
  });

  it("redirects old slugs and refuses taken ones", async () => {
    const id = await publish(staff, { title: "Moves", slug: "before" });
    result(await update(id, { version: (await get(staff, id)).version, slug: "after" }));
    expect((await read<"siteGetArticle">(staff, "getArticle/after")).status).toBe(404);
    await republish(staff, id);
    expect(result(await read<"siteGetArticle">(staff, "getArticle/before"))).toMatchObject({
      slug: "after",
      movedTo: "after",
    });
    expect(result(await read<"siteGetArticle">(staff, "getArticle/after")).movedTo).toBeNull();
    const taken = { typeId: staff.typeId, title: "x", slug: "before" };
    const reply = await server.call("POST /api/dtArticle/save", {
      token: staff.editor,
      body: taken,
    });
    expect(reply.body.errorCode).toBe("SLUG_TAKEN");
    expect((await get(staff, await write(staff, { title: "Before" }))).slug).toBe("before-2");
  });

  it("derives the slug of a draft from its latest title, until it is approved or somebody chooses one", async () => {
    const id = await write(staff, { title: "Untitled" });
    const rename = async (fields: object) =>
      result(await update(id, { version: (await get(staff, id)).version, ...fields }));
    await rename({ title: "Ebb tables", autosave: true });
    expect((await get(staff, id)).slug).toBe("ebb-tables");
    // The former one is free again.
    expect((await get(staff, await write(staff, { title: "Untitled" }))).slug).toBe("untitled");
    const body = { id, versionNo: 1, version: (await get(staff, id)).version };
    result(await server.call("POST /api/dtArticle/restore", { token: staff.editor, body }));
    expect((await get(staff, id)).slug).toBe("untitled-2");
    await rename({ slug: "chosen" });
    await rename({ title: "Neap tables" });
    expect((await get(staff, id)).slug).toBe("chosen");
    const live = await publish(staff, { title: "Slack water" });
    result(await update(live, { version: (await get(staff, live)).version, title: "High water" }));
    expect((await get(staff, live)).slug).toBe("slack-water");
  });

  it("keeps every version, folds autosaves, and restores", async () => {
    const id = await write(staff, { title: "One" });
    const autosave = async (content: string) =>
      update(id, { version: (await get(staff, id)).version, content, autosave: true });
    result(await autosave("<p>a</p>"));
    result(await autosave("<p>ab</p>"));
    expect((await get(staff, id)).headVersionNo).toBe(2);
    result(await update(id, { version: (await get(staff, id)).version, title: "Two" }));
    const body = { id, versionNo: 1, version: (await get(staff, id)).version };
    result(await server.call("POST /api/dtArticle/restore", { token: staff.editor, body }));
    expect(await get(staff, id)).toMatchObject({
      title: "One",
      content: "<p>Text</p>",
      headVersionNo: 4,
    });
    const { records } = result(
      await server.call<"articlesVersions">(`GET /api/dtArticle/versions/${id}`, {
        token: staff.editor,
      }),
    );
    expect(records).toMatchObject([
      { versionNo: 4, restoredFrom: 1 },
      { versionNo: 3, title: "Two" },
      { versionNo: 2, autosaved: true },
      { versionNo: 1 },
    ]);
  });

  it("shows and restores a version that is older than most of its fields", async () => {
    const id = await write(staff, { title: "Old" });
    await server.db.execute(sql`
      update content_versions set fields = jsonb_build_object(
        'typeId', fields -> 'typeId', 'title', fields -> 'title', 'slug', fields -> 'slug')
      where biz_id = ${id}`);
    const defaults = { subTitle: null, tags: [], allowComment: true, noIndex: false };
    const version = await server.call<"articlesVersion">(
      `GET /api/dtArticle/version/${id}?versionNo=1`,
      { token: staff.editor },
    );
    expect(result(version)).toMatchObject(defaults);
    const change = { subTitle: "New", tags: ["new"], allowComment: false, noIndex: true };
    result(await update(id, { version: 1, ...change }));
    const body = { id, versionNo: 1, version: 2 };
    result(await server.call("POST /api/dtArticle/restore", { token: staff.editor, body }));
    expect(await get(staff, id)).toMatchObject(defaults);
  });

  it("is trashed and restored offline", async () => {
    const id = await publish(staff, { title: "Binned" });
    const remove = (token: string) => server.call(`DELETE /api/dtArticle/delete/${id}`, { token });
    expect((await remove(staff.editor)).status).toBe(403);
    result(await remove(staff.publisher));
    // It was public, so it is gone; what never was is not found.
    expect((await read<"siteGetArticle">(staff, `getArticle/${id}`)).status).toBe(410);
    expect((await read<"siteGetArticle">(staff, "getArticle/binned")).status).toBe(410);
    const page = await server.call<"articlesTrashPage">("GET /api/dtArticle/trash/page", {
      token: staff.publisher,
    });
    const trashed = result(page).records.find((one) => one.id === id);
    const body = { id, version: trashed?.version };
    result(
      await server.call("POST /api/dtArticle/trash/restore", { token: staff.publisher, body }),
    );
    expect((await get(staff, id)).displayStatus).toBe("offline");
  });
});

describe("a scheduled article", () => {
  it("cannot be deleted by somebody who could not unschedule it", async () => {
    const id = await write(staff, { title: "Next week" });
    result(await act(staff, "editor", "submit", id));
    result(await act(staff, "reviewer", "approve", id));
    const scheduledAt = new Date(Date.now() + 86_400_000 * 7).toISOString();
    result(await act(staff, "publisher", "schedule", id, { scheduledAt }));
    const remove = (token: string) => server.call(`DELETE /api/dtArticle/delete/${id}`, { token });
    expect((await remove(staff.editor)).body.errorCode).toBe("FORBIDDEN");
    expect((await get(staff, id)).displayStatus).toBe("scheduled");
    result(await remove(staff.publisher));
    server.advance(86_400_000 * 8);
    expect((await read<"siteGetArticle">(staff, `getArticle/${id}`)).status).toBe(404);
    server.advance(-86_400_000 * 8);
  });
});

describe("permissions", () => {
  it("let nobody approve their own work or decide without a task", async () => {
    const id = await write(staff);
    result(await act(staff, "editor", "submit", id));
    expect((await act(staff, "editor", "approve", id)).body.errorCode).toBe("SELF_APPROVAL");
    expect((await act(staff, "publisher", "approve", id)).body.errorCode).toBe("NOT_ASSIGNEE");
    result(await act(staff, "reviewer", "approve", id));
    expect((await act(staff, "editor", "publish", id)).body.errorCode).toBe("FORBIDDEN");
  });

  it("let nobody decide somebody else's task by its id", async () => {
    const id = await write(staff);
    result(await act(staff, "editor", "submit", id));
    const { id: adminId } = result(
      await server.call<"usersCurrent">("GET /user/current", { token: staff.admin }),
    );
    result(await act(staff, "editor", "circulate", id, { userIds: [adminId] }));
    const [task] = (await tasksOf(staff.reviewer, "waitMeToHandleTasks")).filter(
      ({ bizId }) => bizId === id,
    );
    const [sent] = (await tasksOf(staff.admin, "waitMeToReadCirculatedTasks")).filter(
      ({ bizId }) => bizId === id,
    );
    const version = task?.bizVersion;
    const take = async (token: string, body: Record<string, unknown>) =>
      (await server.call("POST /api/dtArticle/act", { token, body })).body.errorCode;
    for (const token of [staff.publisher, staff.admin]) {
      const body = { taskId: task?.id, action: "approve", version };
      expect(await take(token, body)).toBe("NOT_ASSIGNEE");
      expect(await take(token, { ...body, bizId: id })).toBe("NOT_ASSIGNEE");
    }
    const read = { taskId: sent?.id, action: "markRead", version };
    expect(await take(staff.publisher, read)).toBe("NOT_ASSIGNEE");
    expect((await get(staff, id)).displayStatus).toBe("reviewing");
    expect(await tasksOf(staff.admin, "waitMeToReadCirculatedTasks")).toContainEqual(sent);
  });

  it("let an assignee transfer a task and circulate to readers", async () => {
    const id = await write(staff);
    result(await act(staff, "editor", "submit", id));
    const users = result(
      await server.call<"usersCurrent">("GET /user/current", { token: staff.admin }),
    );
    const given = { userIds: [users.id], comment: "Please" };
    result(await act(staff, "reviewer", "transfer", id, given));
    expect((await act(staff, "reviewer", "approve", id)).body.errorCode).toBe(
      "TASK_ALREADY_HANDLED",
    );
    result(await act(staff, "admin", "approve", id));
    result(await act(staff, "editor", "circulate", id, given));
    const [unread] = await tasksOf(staff.admin, "waitMeToReadCirculatedTasks");
    expect(unread).toMatchObject({ bizId: id, status: "unread", allowedActions: ["markRead"] });
    result(await act(staff, "admin", "markRead", id));
    expect((await tasksOf(staff.admin, "myReadedCirculatedTasks"))[0]).toMatchObject({
      bizId: id,
      status: "read",
    });
  });
});
