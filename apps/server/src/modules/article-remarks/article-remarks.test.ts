import { and, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { act, get, result, signInStaff, write, type StaffClient } from "../../../tests/_content.ts";
import { makeRole, makeUser, roleId, userId } from "../../../tests/_people.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { notifications, userRoles } from "../../db/schema/index.ts";

/* Remarks on an article: who writes, answers, resolves and decides them, and whose text an accepted suggestion is. */

let server: TestServer;
let staff: StaffClient;
let second: string;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "1000" } });
  staff = await signInStaff(server);
  await makeUser(server, staff.admin, "second", [await roleId(server, "reviewer")]);
  second = await server.signIn("second");
});

afterAll(() => server[Symbol.asyncDispose]());

const passage = { quote: "opens in May", prefix: "The berth ", suffix: ".", start: 10 };
const content = "<p>The berth opens in May.</p>";

const remark = (token: string, articleId: string, more: object = {}) =>
  server.call<"articleRemarksSave">("POST /api/dtArticleRemark/save", {
    token,
    body: { articleId, versionNo: 1, field: "content", passage, text: "In June.", ...more },
  });
const list = async (token: string, articleId: string, more = "") =>
  result(
    await server.call<"articleRemarksList">(
      `GET /api/dtArticleRemark/list?articleId=${articleId}${more}`,
      { token },
    ),
  );
const firstRemark = async (token: string, articleId: string) => {
  const [found] = await list(token, articleId);
  if (found === undefined) throw new Error("No remark");
  return found;
};
const send = (token: string, path: string, body: object) =>
  server.call(`${path === "reply" ? "POST" : "PUT"} /api/dtArticleRemark/${path}`, { token, body });
const rewrite = async (id: string, text: string) => {
  const { version } = await get(staff, id);
  const body = { id, version, content: text };
  result(await server.call("PUT /api/dtArticle/update", { token: staff.editor, body }));
};
const submit = async (id: string) => result(await act(staff, "editor", "submit", id));
const approve = async (token: string, bizId: string) => {
  const { version } = await get(staff, bizId);
  const body = { bizId, action: "approve", version };
  return server.call("POST /api/dtArticle/act", { token, body });
};
const inReview = async () => {
  const id = await write(staff, { content });
  await submit(id);
  return id;
};

describe("a thread", () => {
  it("is written in a round, answered and resolved, and stays with the article", async () => {
    const id = await inReview();
    const editorId = await userId(server, "editor");
    result(await remark(staff.reviewer, id, { mentions: [editorId] }));
    const written = await firstRemark(staff.editor, id);
    expect(written).toMatchObject({
      versionNo: 1,
      round: 1,
      field: "content",
      passage,
      text: "In June.",
      status: "open",
      suggestion: null,
      mentions: [{ id: editorId }],
      allowedActions: ["reply", "resolve"],
    });
    const reply = { id: written.id, version: 1, text: " Sure? " };
    result(await send(staff.editor, "reply", reply));
    expect((await send(staff.editor, "reply", reply)).body.errorCode).toBe("VERSION_CONFLICT");
    result(await send(staff.editor, "update", { id: written.id, version: 2, status: "resolved" }));
    expect(await firstRemark(staff.reviewer, id)).toMatchObject({
      replies: [{ text: "Sure?", createdBy: editorId }],
      status: "resolved",
      allowedActions: ["reply", "reopen"],
    });
    result(await act(staff, "reviewer", "return", id, { comment: "See remarks" }));
    await rewrite(id, "<p>Nothing is left.</p>");
    expect(await list(staff.reviewer, id, "&status=resolved")).toHaveLength(1);
    expect(await list(staff.reviewer, id, "&status=open")).toEqual([]);
  });

  it("notifies whom it mentions, the author and everybody in it, each once", async () => {
    const id = await inReview();
    const [editorId, secondId, reviewerId] = await Promise.all(
      ["editor", "second", "reviewer"].map((name) => userId(server, name)),
    );
    result(await remark(staff.reviewer, id, { mentions: [secondId] }));
    const { id: remarkId } = await firstRemark(staff.editor, id);
    result(await send(second, "reply", { id: remarkId, version: 1, text: "Yes." }));
    const found = await server.db
      .select({
        userId: notifications.userId,
        kind: notifications.kind,
        place: notifications.place,
      })
      .from(notifications)
      .where(and(eq(notifications.bizId, id), inArray(notifications.kind, ["mention", "remark"])));
    const countNotices = (who: string | undefined, kind: string) =>
      found.filter((notice) => notice.userId === who && notice.kind === kind).length;
    expect(found).toHaveLength(4);
    expect([countNotices(editorId, "remark"), countNotices(reviewerId, "remark")]).toEqual([2, 1]);
    expect(countNotices(secondId, "mention")).toBe(1);
    expect(found[0]?.place).toBe(`/content/articles/view/${id}?remark=${remarkId}`);
  });

  it("is resolved by its author or whoever may change the article, and by nobody else", async () => {
    const id = await inReview();
    result(await remark(second, id));
    const { id: remarkId } = await firstRemark(second, id);
    const resolve = { id: remarkId, version: 1, status: "resolved" };
    expect((await firstRemark(staff.reviewer, id)).allowedActions).toEqual(["reply"]);
    expect((await send(staff.reviewer, "update", resolve)).status).toBe(403);
    result(await send(second, "update", resolve));
    result(await send(staff.editor, "update", { ...resolve, version: 2, status: "open" }));
    expect(await firstRemark(second, id)).toMatchObject({ status: "open", resolvedByName: null });
  });

  it.each([
    [{ field: "title" }, "passage"],
    [{ passage: undefined, suggestion: "x" }, "suggestion"],
    [{ versionNo: 9 }, "versionNo"],
    [{ mentions: ["019368f2-6b1e-7c55-a1c4-5d0f0e8b2a21"] }, "mentions"],
  ])("refuses %j", async (more, field) => {
    const id = await write(staff, { content });
    const { body, status } = await remark(staff.editor, id, more);
    expect([status, body.fieldErrors?.[0]?.field]).toEqual([400, field]);
  });

  it("mentions only people who may see articles", async () => {
    await makeRole(server, "outsider", ["content:article:page"]);
    const stranger = await makeUser(server, staff.admin, "stranger", [
      await roleId(server, "outsider"),
    ]);
    const people = result(
      await server.call<"articleRemarksPeople">("GET /api/dtArticleRemark/people", {
        token: staff.reviewer,
      }),
    );
    const ids = people.map(({ id }) => id);
    expect(ids).toContain(await userId(server, "editor"));
    expect(ids).not.toContain(stranger);
    const id = await write(staff, { content });
    expect((await remark(staff.editor, id, { mentions: [stranger] })).status).toBe(400);
  });

  it("notifies nobody who may no longer see articles", async () => {
    const readers = await makeRole(server, "leaver", ["content:article:view"]);
    const outsiders = await makeRole(server, "left", ["content:article:page"]);
    const leaver = await makeUser(server, staff.admin, "leaver", [readers]);
    const id = await inReview();
    result(await remark(staff.reviewer, id, { mentions: [leaver] }));
    const told = () =>
      server.db.$count(
        notifications,
        and(eq(notifications.bizId, id), eq(notifications.userId, leaver)),
      );
    expect(await told()).toBe(1);
    await server.db
      .update(userRoles)
      .set({ roleId: outsiders })
      .where(eq(userRoles.userId, leaver));
    const { id: remarkId } = await firstRemark(staff.editor, id);
    result(await send(second, "reply", { id: remarkId, version: 1, text: "Not for everybody." }));
    expect(await told()).toBe(1);
  });

  it("cannot be read or written on a trashed article", async () => {
    const id = await write(staff, { content });
    result(await server.call(`DELETE /api/dtArticle/delete/${id}`, { token: staff.editor }));
    expect((await remark(staff.reviewer, id)).status).toBe(404);
  });
});

describe("a suggestion", () => {
  it("is not decided during a review, nor twice", async () => {
    const id = await inReview();
    result(await remark(staff.reviewer, id, { suggestion: "opens in June" }));
    const { id: remarkId } = await firstRemark(staff.editor, id);
    const decide = { id: remarkId, version: 1, decision: "dismissed" };
    expect((await send(staff.editor, "decide", decide)).body.errorCode).toBe("REVIEW_RUNNING");
    expect((await send(staff.reviewer, "decide", decide)).status).toBe(403);
    result(await act(staff, "reviewer", "return", id, { comment: "June" }));
    result(await send(staff.editor, "decide", decide));
    expect(await firstRemark(staff.editor, id)).toMatchObject({
      status: "resolved",
      suggestion: { status: "dismissed" },
    });
    const again = await send(staff.editor, "decide", { ...decide, version: 2 });
    expect(again.status).toBe(400);
  });

  it("makes whoever suggested it an author, who does not decide, until that text is public", async () => {
    const id = await inReview();
    result(await remark(staff.reviewer, id, { suggestion: "opens in June" }));
    result(await act(staff, "reviewer", "return", id, { comment: "June" }));
    const { id: remarkId } = await firstRemark(staff.editor, id);
    result(await send(staff.editor, "decide", { id: remarkId, version: 1, decision: "accepted" }));
    await rewrite(id, "<p>The berth opens in June.</p>");
    await submit(id);
    expect((await approve(staff.reviewer, id)).body.errorCode).toBe("SELF_APPROVAL");
    result(await approve(second, id));
    result(await act(staff, "publisher", "publish", id));

    await rewrite(id, "<p>The berth opens in July.</p>");
    await submit(id);
    result(await approve(staff.reviewer, id));
  });

  it("counts from the moment it is accepted, saved or not", async () => {
    const id = await inReview();
    result(await remark(staff.reviewer, id, { suggestion: "opens in June" }));
    result(await act(staff, "reviewer", "return", id, { comment: "June" }));
    const { id: remarkId } = await firstRemark(staff.editor, id);
    result(await send(staff.editor, "decide", { id: remarkId, version: 1, decision: "accepted" }));
    await submit(id);
    expect((await approve(staff.reviewer, id)).body.errorCode).toBe("SELF_APPROVAL");
  });
});

describe("a task", () => {
  it("names the version that its assignee saw last", async () => {
    const id = await inReview();
    const seen = async (token: string) => {
      const { records } = result(
        await server.call<"articlesWaitMeToHandleTasks">(
          "GET /api/dtArticle/waitMeToHandleTasks?pageSize=200",
          { token },
        ),
      );
      return records.find(({ bizId }) => bizId === id)?.seenVersionNo;
    };
    expect(await seen(staff.reviewer)).toBeNull();
    result(await act(staff, "reviewer", "return", id, { comment: "More" }));
    await rewrite(id, "<p>Second</p>");
    await rewrite(id, "<p>Third</p>");
    await submit(id);
    expect(await seen(staff.reviewer)).toBe(1);
    expect(await seen(second)).toBeNull();
  });
});
