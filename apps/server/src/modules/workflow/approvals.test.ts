import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  act,
  get,
  nodeFor,
  publishType,
  read,
  republishType,
  result,
  signInStaff,
  write,
  type StaffClient,
} from "../../../tests/_content.ts";
import { grant, makeUser, roleId, userId } from "../../../tests/_people.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { contentApprovals, contentVersions } from "../../db/schema/index.ts";

/*
 * An approval is a statement about an exact form, by people whom the flow in force names. Each test is a way around a
 * reviewer, or a way in which an approval ends.
 */

let server: TestServer;
let staff: StaffClient;
beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "1000" } });
  staff = await signInStaff(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const change = async (token: string, id: string, fields: object) => {
  const { version } = await get(staff, id);
  const body = { id, version, ...fields };
  return result(await server.call("PUT /api/dtArticle/update", { token, body }));
};
const restore = async (token: string, id: string, versionNo: number) => {
  const { version } = await get(staff, id);
  const body = { id, version, versionNo };
  return result(await server.call("POST /api/dtArticle/restore", { token, body }));
};
const editType = async (id: string, fields: object) => {
  const token = staff.admin;
  const line = `GET /api/dtArticleType/get/${id}`;
  const { version } = result(await server.call<"articleTypesGet">(line, { token }));
  result(
    await server.call("PUT /api/dtArticleType/update", { token, body: { id, version, ...fields } }),
  );
};
const timeline = async (id: string) =>
  result(
    await server.call<"articlesHistory">(`GET /api/dtArticle/history/${id}`, {
      token: staff.admin,
    }),
  ).map(({ action, reason }) => (reason === null ? action : `${action} ${reason}`));
const approved = async (fields: Record<string, unknown> = {}) => {
  const id = await write(staff, fields);
  result(await act(staff, "editor", "submit", id));
  result(await act(staff, "reviewer", "approve", id));
  return id;
};
const statementOf = async (id: string) =>
  (await server.db.select().from(contentApprovals).where(eq(contentApprovals.bizId, id))).at(-1);

describe("a way around the reviewer", () => {
  it("is no draft type with a flow of one's own whose articles then move", async () => {
    await grant(server, "publisher", "content:article:approve");
    const token = staff.publisher;
    const fields = { parentId: "0", kind: "list", name: "Mine", code: "mine" };
    const body = { ...fields, flow: [nodeFor("publisher")] };
    const { id: typeId } = result(
      await server.call<"articleTypesSave">("POST /api/dtArticleType/save", { token, body }),
    );
    const id = await write(staff, { typeId });
    result(await act(staff, "editor", "submit", id));
    expect((await act(staff, "publisher", "approve", id)).body.errorCode).toBe("NOT_ASSIGNEE");
    result(await act(staff, "reviewer", "approve", id));
    result(
      await server.call(`DELETE /api/dtArticleType/delete/${typeId}?moveToTypeId=${staff.typeId}`, {
        token,
      }),
    );
    expect((await get(staff, id)).approvedVersionNo).toBeNull();
    expect((await act(staff, "publisher", "publish", id)).body.errorCode).toBe(
      "NOT_APPROVED_VERSION",
    );
    expect((await read(staff, `getArticle/${id}`)).status).toBe(404);
    expect((await timeline(id)).slice(0, 2)).toEqual(["move", "approvalEnd moved"]);
  });

  it("is no transfer to somebody who only reads", async () => {
    const id = await write(staff);
    result(await act(staff, "editor", "submit", id));
    const given = { userIds: [await userId(server, "auditor")], comment: "Please" };
    const refused = await act(staff, "reviewer", "transfer", id, given);
    expect(refused.body.errorCode).toBe("VALIDATION_FAILED");
    const token = await server.signIn("auditor");
    const { version } = await get(staff, id);
    const body = { bizId: id, action: "approve", version };
    expect((await server.call("POST /api/dtArticle/act", { token, body })).status).toBe(403);
  });

  it("is no text of one's own that others restored twice, or copied", async () => {
    const both = [await roleId(server, "editor"), await roleId(server, "reviewer")];
    await makeUser(server, staff.admin, "bea", both);
    const bea = await server.signIn("bea");
    const decide = async (id: string) => {
      const { version } = await get(staff, id);
      const body = { bizId: id, action: "approve", version };
      return server.call("POST /api/dtArticle/act", { token: bea, body });
    };
    const id = await write(staff);
    await change(bea, id, { content: "<p>By Bea</p>" });
    await restore(staff.editor, id, 2);
    await change(staff.editor, id, { content: "<p>Other</p>" });
    result(await act(staff, "editor", "submit", id));
    result(await act(staff, "reviewer", "approve", id));
    result(await act(staff, "publisher", "publish", id));
    await restore(staff.editor, id, 3);
    result(await act(staff, "editor", "submit", id));
    expect((await decide(id)).body.errorCode).toBe("SELF_APPROVAL");

    const copy = await write(staff, { content: "<p>By Bea</p>", copiedFrom: id });
    result(await act(staff, "editor", "submit", copy));
    expect((await decide(copy)).body.errorCode).toBe("SELF_APPROVAL");
    result(await act(staff, "reviewer", "approve", copy));
  });
});

describe("an approval", () => {
  it("records the form, the type, the flow and who decided", async () => {
    const id = await approved();
    expect(await statementOf(id)).toMatchObject({
      versionNo: 1,
      round: 1,
      statement: expect.stringMatching(/^[0-9a-f]{64}$/),
      flowHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      typeId: staff.typeId,
      deciders: [{ name: "Reviewer", nodeName: "Review" }],
      endedAt: null,
    });
  });

  it("ends with an edit, a move and a restored version, and the timeline says so", async () => {
    const to = await publishType(staff, { code: "elsewhere", name: "Elsewhere" });
    for (const [action, reason] of [
      [(id: string) => change(staff.editor, id, { seoTitle: "Other" }), "edited"],
      [(id: string) => change(staff.editor, id, { typeId: to }), "moved"],
      [(id: string) => restore(staff.editor, id, 1), "edited"],
    ] as const) {
      const id = await approved();
      await action(id);
      expect(await get(staff, id)).toMatchObject({ approvedVersionNo: null, status: "draft" });
      expect(await timeline(id)).toContain(`approvalEnd ${reason}`);
      expect((await act(staff, "publisher", "publish", id)).body.errorCode).toBe(
        "NOT_APPROVED_VERSION",
      );
    }
  });

  it("leaves what is scheduled or public alone when somebody writes on", async () => {
    const id = await approved();
    const scheduledAt = new Date(Date.now() + 86_400_000).toISOString();
    result(await act(staff, "publisher", "schedule", id, { scheduledAt }));
    await change(staff.editor, id, { title: "Later" });
    expect(await get(staff, id)).toMatchObject({ approvedVersionNo: 1, status: "scheduled" });
  });

  it("ends when another flow comes into force, and the version can be submitted again", async () => {
    const typeId = await publishType(staff, { code: "changing", name: "Changing" });
    const [ready, running] = [await approved({ typeId }), await write(staff, { typeId })];
    result(await act(staff, "editor", "submit", running));
    await editType(typeId, { flow: [nodeFor("admin")] });
    expect((await get(staff, ready)).approvedVersionNo).toBe(1);
    await republishType(staff, typeId);
    expect(await timeline(ready)).toContain("approvalEnd flowChanged");
    expect(await get(staff, ready)).toMatchObject({ approvedVersionNo: null, status: "draft" });
    result(await act(staff, "editor", "submit", ready));
    result(await act(staff, "admin", "approve", ready));
    result(await act(staff, "publisher", "publish", ready));

    result(await act(staff, "reviewer", "approve", running));
    expect((await timeline(running)).slice(0, 2)).toEqual(["approvalEnd flowChanged", "approve"]);
    expect((await act(staff, "publisher", "publish", running)).body.errorCode).toBe(
      "NOT_APPROVED_VERSION",
    );
  });

  it("is refused with what changed when a flow came into force by the clock", async () => {
    const typeId = await publishType(staff, { code: "timed", name: "Timed" });
    const id = await approved({ typeId });
    const line = `GET /api/dtArticleType/get/${typeId}`;
    const scheduledAt = new Date(Date.now() + 600_000).toISOString();
    const step = async (token: string, action: string) => {
      const { version } = result(await server.call<"articleTypesGet">(line, { token }));
      const body = { bizId: typeId, action, version, scheduledAt };
      result(await server.call("POST /api/dtArticleType/act", { token, body }));
    };
    await step(staff.publisher, "offline");
    await editType(typeId, { flow: [nodeFor("admin")] });
    await step(staff.admin, "submit");
    await step(staff.reviewer, "approve");
    await step(staff.publisher, "schedule");
    // No later than need be: from two seconds on, the clock's own job ends the approval.
    server.advance(Date.parse(scheduledAt) - Date.parse(server.dateIn(0)) + 1);
    const { allowedActions } = await get(staff, id);
    expect(allowedActions).not.toContain("publish");
    expect(allowedActions).toContain("submit");
    const refused = await act(staff, "publisher", "publish", id);
    expect(refused.body).toMatchObject({
      errorCode: "APPROVAL_OUTDATED",
      fieldErrors: [{ field: "flow", code: "changed" }],
    });
    result(await act(staff, "editor", "submit", id));
    expect(await timeline(id)).toContain("approvalEnd flowChanged");
  });

  it("is not valid for a version that was changed behind its back", async () => {
    const id = await approved();
    await server.db
      .update(contentVersions)
      .set({ content: "<p>Slipped in</p>" })
      .where(eq(contentVersions.bizId, id));
    expect((await act(staff, "publisher", "publish", id)).body).toMatchObject({
      errorCode: "APPROVAL_OUTDATED",
      fieldErrors: [{ field: "content" }],
    });
  });
});
