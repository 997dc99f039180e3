import type { Sdk } from "@atrium/sdk";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "@atrium/server/testing";
import { failureOf, sdkFor } from "./_sdk.ts";

let server: TestServer;
let editor: Sdk;
let reviewer: Sdk;
let publisher: Sdk;
let visitor: Sdk;

beforeAll(async () => {
  server = await startTestServer();
  [editor, reviewer, publisher, visitor] = await Promise.all([
    sdkFor(server, "editor"),
    sdkFor(server, "reviewer"),
    sdkFor(server, "publisher"),
    sdkFor(server),
  ]);
});

afterAll(() => server[Symbol.asyncDispose]());

/** A type that visitors see: it goes through the same review as an article. */
async function newsType(): Promise<string> {
  const admin = await sdkFor(server, "admin");
  const code = `news-${crypto.randomUUID().slice(0, 8)}`;
  const { id, version } = await admin.articleTypes.save({
    parentId: "0",
    name: `News ${code}`,
    code,
    kind: "list",
  });
  await admin.articleTypes.act({ bizId: id, action: "submit", version });
  const tasks = await reviewer.articleTypes.waitMeToHandleTasks({ pageSize: 200 });
  const task = tasks.records.find((record) => record.bizId === id);
  if (!task) throw new Error("the type is not waiting for review");
  await reviewer.articleTypes.act({
    taskId: task.id,
    action: "approve",
    version: task.bizVersion,
  });
  const ready = await admin.articleTypes.get(id);
  await admin.articleTypes.act({ bizId: id, action: "publish", version: ready.version });
  return id;
}

async function draft(title = "The new tide gauge"): Promise<{ id: string; version: number }> {
  return editor.articles.save({
    typeId: await newsType(),
    title,
    content: "<h2>Why</h2><p>The old one stood still in the ice.</p>",
  });
}

async function waitingTask(sdk: Sdk, bizId: string) {
  const { records } = await sdk.articles.waitMeToHandleTasks({ pageSize: 200 });
  const task = records.find((record) => record.bizId === bizId);
  if (!task) throw new Error("no task is waiting");
  return task;
}

async function approved(): Promise<{ id: string; version: number }> {
  const { id, version } = await draft();
  await editor.articles.act({ bizId: id, action: "submit", version });
  const task = await waitingTask(reviewer, id);
  await reviewer.articles.act({ taskId: task.id, action: "approve", version: task.bizVersion });
  return { id, version: (await publisher.articles.get(id)).version };
}

describe("an article's way to the public", () => {
  it("goes from draft through review and publication to the visitor", async () => {
    const { id, version } = await draft("How the gauge survived the winter");
    expect(await failureOf(visitor.site.getArticle(id))).toMatchObject({ status: 404 });

    await editor.articles.act({ bizId: id, action: "submit", version, comment: "Please read." });
    const task = await waitingTask(reviewer, id);
    await reviewer.articles.act({
      taskId: task.id,
      action: "approve",
      version: task.bizVersion,
    });
    const handled = await reviewer.articles.myHandledTasks({});
    expect(handled.records.map((record) => [record.bizId, record.status])).toContainEqual([
      id,
      "approved",
    ]);

    const ready = await publisher.articles.get(id);
    expect(ready.allowedActions).toContain("publish");
    await publisher.articles.act({ bizId: id, action: "publish", version: ready.version });

    const page = await visitor.site.getArticle(id);
    expect(page).toMatchObject({ title: "How the gauge survived the winter" });
    expect(page.content).toContain("stood still in the ice");
    const found = await visitor.site.searchContent({ keyword: "survived winter" });
    expect(found.records.map((record) => record.id)).toContain(id);
    const history = await editor.articles.history(id);
    expect(JSON.stringify(history)).toMatch(
      /submit[\s\S]*approve[\s\S]*publish|publish[\s\S]*approve[\s\S]*submit/,
    );
  });

  it("shows the published text while a newer draft waits", async () => {
    const { id, version } = await approved();
    await publisher.articles.act({ bizId: id, action: "publish", version });
    const live = await editor.articles.get(id);
    await editor.articles.update({ id, version: live.version, title: "A quieter title" });
    expect(await visitor.site.getArticle(id)).toMatchObject({ title: "The new tide gauge" });
  });

  it("ends with offline, which is gone for visitors", async () => {
    const { id, version } = await approved();
    await publisher.articles.act({ bizId: id, action: "publish", version });
    const live = await publisher.articles.get(id);
    await publisher.articles.act({ bizId: id, action: "offline", version: live.version });
    expect(await failureOf(visitor.site.getArticle(id))).toMatchObject({
      status: 410,
      errorCode: "GONE",
    });
  });
});

describe("refusals on the way", () => {
  it("an editor may not publish, and nothing changes", async () => {
    const { id, version } = await approved();
    const error = await failureOf(editor.articles.act({ bizId: id, action: "publish", version }));
    expect(error).toMatchObject({ status: 403, errorCode: "FORBIDDEN" });
    expect((await editor.articles.get(id)).status).toBe("approved");
  });

  it("a draft that nobody approved cannot be published", async () => {
    const { id, version } = await draft();
    const error = await failureOf(
      publisher.articles.act({ bizId: id, action: "publish", version }),
    );
    expect(error.status).toBe(409);
  });

  it("of two submits at once one wins", async () => {
    const { id, version } = await draft();
    const submit = () => editor.articles.act({ bizId: id, action: "submit", version });
    const outcomes = await Promise.allSettled([submit(), submit()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const tasks = await reviewer.articles.waitMeToHandleTasks({ pageSize: 200 });
    expect(tasks.records.filter((task) => task.bizId === id)).toHaveLength(1);
  });

  it("a stale version is refused with the current record", async () => {
    const { id, version } = await draft();
    await editor.articles.update({ id, version, title: "Second thoughts" });
    const error = await failureOf(editor.articles.update({ id, version, title: "Third thoughts" }));
    expect(error).toMatchObject({
      status: 409,
      errorCode: "VERSION_CONFLICT",
      result: { current: { title: "Second thoughts" } },
    });
  });

  it("an over-long title names the field", async () => {
    const typeId = await newsType();
    const error = await failureOf(editor.articles.save({ typeId, title: "x".repeat(201) }));
    expect(error).toMatchObject({
      status: 400,
      errorCode: "VALIDATION_FAILED",
      fieldErrors: [{ field: "title", code: "maxLength" }],
    });
  });

  it("an unknown id is not found", async () => {
    expect(await failureOf(editor.articles.get("no-such-article"))).toMatchObject({
      status: 404,
      errorCode: "NOT_FOUND",
    });
  });

  it("a visitor has no way into the back office", async () => {
    expect(await failureOf(visitor.articles.page({}))).toMatchObject({ status: 401 });
  });
});

describe("both sign-in pairs", () => {
  it("give a token that works until its own log-out", async () => {
    for (const pair of ["token", "login"] as const) {
      const credentials = { username: "editor", password: "Atrium-demo-1" };
      const { token } =
        pair === "token"
          ? await visitor.session.createToken(credentials)
          : await visitor.session.login(credentials);
      const reply = await server.call("GET /user/current", { token });
      expect(reply.body.result).toMatchObject({ username: "editor", roles: ["editor"] });
      await server.call(pair === "token" ? "DELETE /token" : "GET /logout", { token });
      expect((await server.call("GET /user/current", { token })).status).toBe(401);
    }
  });

  it("refuse a wrong password with 400, never 401", async () => {
    const wrong = { username: "editor", password: "not-the-password" };
    for (const attempt of [visitor.session.createToken(wrong), visitor.session.login(wrong)]) {
      expect(await failureOf(attempt)).toMatchObject({ status: 400, errorCode: "BAD_CREDENTIALS" });
    }
  });
});
