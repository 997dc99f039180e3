import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  act,
  get,
  nodeFor,
  signInStaff,
  publishType,
  result,
  write,
  type StaffClient,
} from "../../../tests/_content.ts";
import { grant } from "../../../tests/_people.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";

let server: TestServer;
let staff: StaffClient;
beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "1000" } });
  staff = await signInStaff(server);
  await grant(server, "publisher", "content:article:approve");
});
afterAll(() => server[Symbol.asyncDispose]());

const getType = async (id: string) =>
  result(
    await server.call<"articleTypesGet">(`GET /api/dtArticleType/get/${id}`, {
      token: staff.admin,
    }),
  );
/** An edit by the publisher, who may change types and publish. */
const edit = async (id: string, fields: object) => {
  const { version } = await getType(id);
  const call = { token: staff.publisher, body: { id, version, ...fields } };
  result(await server.call("PUT /api/dtArticleType/update", call));
};
const draftType = async (code: string, fields: object) => {
  const body = { parentId: "0", kind: "list", name: code, code, ...fields };
  const call = { token: staff.publisher, body };
  return result(await server.call<"articleTypesSave">("POST /api/dtArticleType/save", call)).id;
};
const stepType = async (token: string, action: string, bizId: string, more = {}) => {
  const { version } = await getType(bizId);
  const body = { bizId, action, version, ...more };
  return server.call("POST /api/dtArticleType/act", { token, body });
};
/** The state of a new article of the type once it is submitted, and its assignees. */
const reviewOf = async (typeId: string) => {
  const id = await write(staff, { typeId });
  result(await act(staff, "editor", "submit", id));
  const asks = async (token: string) => {
    const line = `GET /api/dtArticle/get/${id}`;
    const { allowedActions } = result(await server.call<"articlesGet">(line, { token }));
    return allowedActions.includes("approve");
  };
  return {
    status: (await get(staff, id)).displayStatus,
    reviewer: await asks(staff.reviewer),
    publisher: await asks(staff.publisher),
  };
};
const reviewed = { status: "reviewing", reviewer: true, publisher: false };

describe("an unreviewed edit of a published type", () => {
  it("neither turns reviews off nor changes the reviewers before it is approved and published", async () => {
    const id = await publishType(staff, { code: "edited", name: "Edited" });
    await edit(id, { requireReview: false, flow: [nodeFor("publisher")] });
    expect(await getType(id)).toMatchObject({
      requireReview: false,
      effectiveRequireReview: true,
      effectiveFlow: [{ assignees: { roleCodes: ["reviewer"] } }],
    });
    expect(await reviewOf(id)).toEqual(reviewed);
    result(await stepType(staff.publisher, "submit", id));
    expect((await stepType(staff.publisher, "approve", id)).status).toBe(403);
    result(await stepType(staff.reviewer, "approve", id));
    expect(await reviewOf(id)).toEqual(reviewed);
    result(await stepType(staff.publisher, "publish", id));
    expect((await reviewOf(id)).status).toBe("approved");
    await edit(id, { requireReview: true });
    expect((await reviewOf(id)).status).toBe("approved");
  });

  it("does not affect the types below, neither through its flow nor through its position", async () => {
    const lenient = await publishType(staff, {
      code: "lenient",
      name: "Lenient",
      flow: [nodeFor("publisher")],
    });
    const parent = await publishType(staff, { code: "above", name: "Above" });
    const child = await publishType(staff, { code: "below", name: "Below", parentId: parent });
    await edit(parent, { flow: [nodeFor("publisher")] });
    expect(await reviewOf(child)).toEqual(reviewed);
    await edit(child, { parentId: lenient });
    expect(await reviewOf(child)).toEqual(reviewed);
    expect((await reviewOf(lenient)).publisher).toBe(true);
    const remove = server.call(`DELETE /api/dtArticleType/delete/${parent}`, {
      token: staff.admin,
    });
    expect((await remove).body.errorCode).toBe("HAS_CHILDREN");
  });

  it("does not apply while the type is offline, nor before the scheduled date", async () => {
    const id = await publishType(staff, { code: "planned", name: "Planned" });
    result(await stepType(staff.publisher, "offline", id));
    await edit(id, { requireReview: false });
    expect(await reviewOf(id)).toEqual(reviewed);
    result(await stepType(staff.admin, "submit", id));
    result(await stepType(staff.reviewer, "approve", id));
    const scheduledAt = new Date(Date.now() + 600_000).toISOString();
    result(await stepType(staff.publisher, "schedule", id, { scheduledAt }));
    expect(await reviewOf(id)).toEqual(reviewed);
    server.advance(700_000);
    expect((await reviewOf(id)).status).toBe("approved");
    result(await stepType(staff.publisher, "offline", id));
    expect((await reviewOf(id)).status).toBe("approved");
  });
});

describe("a type that was never public", () => {
  it("reviews its articles by the flow in force above it, always", async () => {
    const id = await draftType("fresh", { requireReview: false, flow: [nodeFor("admin")] });
    expect(await getType(id)).toMatchObject({ requireReview: false, effectiveRequireReview: true });
    expect(await reviewOf(id)).toEqual(reviewed);
    const strict = await publishType(staff, {
      code: "strict",
      name: "Strict",
      flow: [nodeFor("publisher")],
    });
    const below = await draftType("strict-below", { parentId: strict, flow: [nodeFor("admin")] });
    expect(await reviewOf(below)).toMatchObject({ reviewer: false, publisher: true });
  });

  it("passes its draft's flow to no public type", async () => {
    const draft = await draftType("never", { flow: [nodeFor("publisher")] });
    const child = await publishType(staff, { code: "never-below", name: "Below", parentId: draft });
    expect(await reviewOf(child)).toEqual(reviewed);
  });

  it("is reviewed itself by the flow in force above it, not by its own", async () => {
    const id = await draftType("brings", { flow: [nodeFor("publisher"), nodeFor("admin")] });
    result(await stepType(staff.publisher, "submit", id));
    expect((await stepType(staff.admin, "approve", id)).body.errorCode).toBe("NOT_ASSIGNEE");
    result(await stepType(staff.reviewer, "approve", id));
    expect((await getType(id)).displayStatus).toBe("approved");
  });
});

describe("a running round", () => {
  it("ends when its type is deleted: nobody was asked about the article in another one", async () => {
    const old = await publishType(staff, { code: "old", name: "Old" });
    const id = await write(staff, { typeId: old });
    result(await act(staff, "editor", "submit", id));
    const remove = (query = "") =>
      server.call(`DELETE /api/dtArticleType/delete/${old}${query}`, { token: staff.admin });
    expect((await remove()).body.errorCode).toBe("IN_USE");
    const to = await publishType(staff, { code: "to", name: "To", flow: [nodeFor("admin")] });
    result(await remove(`?moveToTypeId=${to}`));
    expect(await get(staff, id)).toMatchObject({ typeId: to, displayStatus: "withdrawn" });
    expect((await act(staff, "reviewer", "approve", id)).body.errorCode).toBe(
      "TASK_ALREADY_HANDLED",
    );
    result(await act(staff, "editor", "submit", id));
    expect((await act(staff, "reviewer", "approve", id)).body.errorCode).toBe("NOT_ASSIGNEE");
    result(await act(staff, "admin", "approve", id));
  });
});
