import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  act,
  get,
  openDesk,
  publish,
  publishType,
  republishType,
  read,
  result,
  write,
  type Desk,
} from "../../../tests/_content.ts";
import { makeRole, makeUser } from "../../../tests/_people.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";

let server: TestServer;
let desk: Desk;
beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "1000" } });
  desk = await openDesk(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const save = (body: Record<string, unknown>) =>
  server.call<"articleTypesSave">("POST /api/dtArticleType/save", {
    token: desk.admin,
    body: { parentId: "0", kind: "list", name: "Type", ...body },
  });
const getType = async (id: string) =>
  result(
    await server.call<"articleTypesGet">(`GET /api/dtArticleType/get/${id}`, { token: desk.admin }),
  );
const update = async (id: string, body: Record<string, unknown>) => {
  const { version } = await getType(id);
  const sent = { id, version, ...body };
  return server.call("PUT /api/dtArticleType/update", { token: desk.admin, body: sent });
};
const remove = (id: string, query = "") =>
  server.call(`DELETE /api/dtArticleType/delete/${id}${query}`, { token: desk.admin });

describe("the tree of types", () => {
  it("refuses duplicate codes, unknown parents, cycles and links without a target", async () => {
    const { id: parent } = result(await save({ code: "parent" }));
    const { id: child } = result(await save({ code: "child", parentId: parent }));
    expect((await save({ code: "Parent".toLowerCase() })).body.errorCode).toBe("DUPLICATE");
    expect((await save({ code: "lost", parentId: "nowhere" })).body.fieldErrors).toMatchObject([
      { field: "parentId" },
    ]);
    expect((await update(parent, { parentId: child })).body.errorCode).toBe("CYCLE");
    expect((await save({ code: "link", kind: "link" })).body.fieldErrors).toMatchObject([
      { field: "redirectUrl" },
    ]);
    expect((await remove(parent)).body).toMatchObject({
      errorCode: "HAS_CHILDREN",
      result: { children: 1 },
    });
    expect(await getType(child)).toMatchObject({ parentName: "Type", level: 2 });
  });

  it("publishes no move that would put two types below each other", async () => {
    const [one, other] = [
      await publishType(desk, { code: "one", name: "One" }),
      await publishType(desk, { code: "other", name: "Other" }),
    ];
    await update(one, { parentId: other });
    await republishType(desk, one);
    // A draft back at the top level does not show yet.
    await update(one, { parentId: "0" });
    await update(other, { parentId: one });
    await expect(republishType(desk, other)).rejects.toThrow("409 CYCLE");
    expect((await getType(other)).reviewStatus).toBe("approved");
    await republishType(desk, one);
    const body = { bizId: other, action: "publish", version: (await getType(other)).version };
    result(await server.call("POST /api/dtArticleType/act", { token: desk.publisher, body }));
    const tree = result(await read<"siteTypeTree">(desk, "typeTree"));
    expect(tree).toMatchObject([{}, { code: "one", children: [{ code: "other" }] }]);
    result(await remove(other));
    result(await remove(one));
  });

  it("publishes one of two simultaneous moves that would form a cycle", async () => {
    const [one, two, three] = [
      await publishType(desk, { code: "circle-one", name: "One" }),
      await publishType(desk, { code: "circle-two", name: "Two" }),
      await publishType(desk, { code: "circle-three", name: "Three" }),
    ];
    await update(three, { parentId: two });
    await republishType(desk, three);
    // The drafts form no cycle: in them the third is back at the top level.
    await update(three, { parentId: "0" });
    await update(one, { parentId: three });
    await update(two, { parentId: one });
    const moves = await Promise.allSettled([one, two].map((id) => republishType(desk, id)));
    expect(moves.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const refused = moves.flatMap((move) => (move.status === "rejected" ? [move.reason] : []));
    expect(refused.map(String)).toEqual([expect.stringContaining("409 CYCLE")]);
    await republishType(desk, three);
    for (const id of [two, one, three]) result(await remove(id));
  });

  it("shows a type once it is published, and only below public types", async () => {
    const { id: hidden } = result(await save({ code: "hidden" }));
    await publishType(desk, { code: "below-hidden", name: "Below", parentId: hidden });
    const shown = await publishType(desk, {
      code: "below-news",
      name: "Sub",
      parentId: desk.typeId,
    });
    const tree = result(await read<"siteTypeTree">(desk, "typeTree"));
    expect(tree).toMatchObject([{ code: "news", children: [{ id: shown }] }]);
    expect((await read(desk, "getArticleType/below-hidden")).status).toBe(404);
    result(await update(shown, { name: "Renamed" }));
    expect(
      result(await read<"siteGetArticleType">(desk, "getArticleType/below-news")),
    ).toMatchObject({ name: "Sub", breadcrumbs: [{ code: "news" }, { code: "below-news" }] });
  });

  it("moves the articles of a deleted type", async () => {
    const typeId = await publishType(desk, { code: "closing", name: "Closing" });
    const id = await publish(desk, { title: "Moved along", typeId });
    expect((await remove(typeId)).body).toMatchObject({
      errorCode: "IN_USE",
      result: { articles: 1 },
    });
    result(await remove(typeId, `?moveToTypeId=${desk.typeId}`));
    expect((await get(desk, id)).typeId).toBe(desk.typeId);
    expect(result(await read<"siteGetArticle">(desk, `getArticle/${id}`))).toMatchObject({
      typeId: desk.typeId,
      typeCode: "news",
    });
  });
});

describe("a published type", () => {
  it("cannot be deleted by somebody who could not take it offline", async () => {
    const role = await makeRole(server, "gardener", [
      "content:articleType:delete",
      "content:articleType:view",
    ]);
    await makeUser(server, desk.admin, "gardener", [role]);
    const token = await server.signIn("gardener");
    const id = await publishType(desk, { code: "planted", name: "Planted" });
    const line = `DELETE /api/dtArticleType/delete/${id}`;
    expect((await server.call(line, { token })).body.errorCode).toBe("FORBIDDEN");
    const { id: draft } = result(await save({ code: "unplanted" }));
    result(await server.call(`DELETE /api/dtArticleType/delete/${draft}`, { token }));
    result(await server.call(line, { token: desk.publisher }));
  });
});

describe("the review flow of a type", () => {
  const node = (nodeKey: string, mode: "any" | "all", userIds: string[], roleCodes: string[]) => ({
    nodeKey,
    name: nodeKey,
    mode,
    assignees: { userIds, roleCodes, workgroupIds: [] },
  });

  it("is inherited and goes through its nodes, where all must approve if it says so", async () => {
    const me = result(
      await server.call<"usersCurrent">("GET /user/current", { token: desk.admin }),
    );
    const flow = [
      node("both", "all", [me.id], ["reviewer"]),
      node("last", "any", [], ["publisher"]),
    ];
    const { id: parent } = result(await save({ code: "strict", flow }));
    const { id: typeId } = result(await save({ code: "strict-child", parentId: parent }));
    const id = await write(desk, { typeId });
    result(await act(desk, "editor", "submit", id));
    result(await act(desk, "reviewer", "approve", id));
    expect((await get(desk, id)).displayStatus).toBe("reviewing");
    expect((await act(desk, "publisher", "approve", id)).body.errorCode).toBe("NOT_ASSIGNEE");
    result(await act(desk, "admin", "approve", id));
    result(await act(desk, "publisher", "approve", id));
    expect((await get(desk, id)).displayStatus).toBe("approved");
  });

  it("needs somebody other than the author, and can be turned off", async () => {
    const me = result(
      await server.call<"usersCurrent">("GET /user/current", { token: desk.editor }),
    );
    const flow = [node("self", "any", [me.id], [])];
    const { id: alone } = result(await save({ code: "alone", flow }));
    const id = await write(desk, { typeId: alone });
    expect((await act(desk, "editor", "submit", id)).body.errorCode).toBe("NO_ASSIGNEE");
    expect((await get(desk, id)).displayStatus).toBe("draft");
    const free = await publishType(desk, { code: "free", name: "Free", requireReview: false });
    const quick = await write(desk, { typeId: free });
    result(await act(desk, "editor", "submit", quick));
    expect((await get(desk, quick)).displayStatus).toBe("approved");
  });
});
