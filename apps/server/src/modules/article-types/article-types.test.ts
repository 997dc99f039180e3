import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  act,
  get,
  signInStaff,
  publish,
  publishType,
  republishType,
  read,
  result,
  write,
  type StaffClient,
} from "../../../tests/_content.ts";
import { grant, makeRole, makeUser } from "../../../tests/_people.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";

let server: TestServer;
let staff: StaffClient;
beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "1000" } });
  staff = await signInStaff(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const save = (body: Record<string, unknown>) =>
  server.call<"articleTypesSave">("POST /api/dtArticleType/save", {
    token: staff.admin,
    body: { parentId: "0", kind: "list", name: "Type", ...body },
  });
const getType = async (id: string) =>
  result(
    await server.call<"articleTypesGet">(`GET /api/dtArticleType/get/${id}`, {
      token: staff.admin,
    }),
  );
const update = async (id: string, body: Record<string, unknown>) => {
  const { version } = await getType(id);
  const sent = { id, version, ...body };
  return server.call("PUT /api/dtArticleType/update", { token: staff.admin, body: sent });
};
const remove = (id: string, query = "") =>
  server.call(`DELETE /api/dtArticleType/delete/${id}${query}`, { token: staff.admin });

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
      await publishType(staff, { code: "one", name: "One" }),
      await publishType(staff, { code: "other", name: "Other" }),
    ];
    await update(one, { parentId: other });
    await republishType(staff, one);
    // A draft back at the top level does not show yet.
    await update(one, { parentId: "0" });
    await update(other, { parentId: one });
    await expect(republishType(staff, other)).rejects.toThrow("409 CYCLE");
    expect((await getType(other)).reviewStatus).toBe("approved");
    await republishType(staff, one);
    const body = { bizId: other, action: "publish", version: (await getType(other)).version };
    result(await server.call("POST /api/dtArticleType/act", { token: staff.publisher, body }));
    const tree = result(await read<"siteTypeTree">(staff, "typeTree"));
    expect(tree).toMatchObject([{}, { code: "one", children: [{ code: "other" }] }]);
    result(await remove(other));
    result(await remove(one));
  });

  it("publishes one of two simultaneous moves that would form a cycle", async () => {
    const [one, two, three] = [
      await publishType(staff, { code: "circle-one", name: "One" }),
      await publishType(staff, { code: "circle-two", name: "Two" }),
      await publishType(staff, { code: "circle-three", name: "Three" }),
    ];
    await update(three, { parentId: two });
    await republishType(staff, three);
    // The drafts form no cycle: in them the third is back at the top level.
    await update(three, { parentId: "0" });
    await update(one, { parentId: three });
    await update(two, { parentId: one });
    const moves = await Promise.allSettled([one, two].map((id) => republishType(staff, id)));
    expect(moves.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const refused = moves.flatMap((move) => (move.status === "rejected" ? [move.reason] : []));
    expect(refused.map(String)).toEqual([expect.stringContaining("409 CYCLE")]);
    await republishType(staff, three);
    for (const id of [two, one, three]) result(await remove(id));
  });

  it("returns each saved version, for reviewers to compare", async () => {
    const { id } = result(await save({ code: "compared" }));
    result(await update(id, { name: "Renamed" }));
    const version = (versionNo: number) =>
      server.call<"articleTypesVersion">(
        `GET /api/dtArticleType/version/${id}?versionNo=${versionNo}`,
        { token: staff.reviewer },
      );
    expect(result(await version(1))).toMatchObject({ versionNo: 1, code: "compared", flow: [] });
    expect(result(await version(2)).name).toBe("Renamed");
    expect((await version(3)).status).toBe(404);
  });

  it("shows a type once it is published, and only below public types", async () => {
    const { id: hidden } = result(await save({ code: "hidden" }));
    await publishType(staff, { code: "below-hidden", name: "Below", parentId: hidden });
    const shown = await publishType(staff, {
      code: "below-news",
      name: "Sub",
      parentId: staff.typeId,
    });
    const tree = result(await read<"siteTypeTree">(staff, "typeTree"));
    expect(tree).toMatchObject([{ code: "news", children: [{ id: shown }] }]);
    expect((await read(staff, "getArticleType/below-hidden")).status).toBe(404);
    result(await update(shown, { name: "Renamed" }));
    expect(
      result(await read<"siteGetArticleType">(staff, "getArticleType/below-news")),
    ).toMatchObject({ name: "Sub", breadcrumbs: [{ code: "news" }, { code: "below-news" }] });
  });

  it("moves the articles of a deleted type once none of them is public", async () => {
    const typeId = await publishType(staff, { code: "closing", name: "Closing" });
    const id = await publish(staff, { title: "Moved along", typeId });
    expect((await remove(typeId)).body).toMatchObject({
      errorCode: "IN_USE",
      result: { articles: 1 },
    });
    const move = () => remove(typeId, `?moveToTypeId=${staff.typeId}`);
    expect((await move()).body).toMatchObject({
      errorCode: "IN_USE",
      result: { articles: 1, live: 1 },
    });
    result(await act(staff, "publisher", "offline", id));
    result(await move());
    expect(await get(staff, id)).toMatchObject({ typeId: staff.typeId, approvedVersionNo: null });
  });
});

describe("a published type", () => {
  it("cannot be deleted by somebody who could not take it offline", async () => {
    const role = await makeRole(server, "gardener", [
      "content:articleType:delete",
      "content:articleType:view",
    ]);
    await makeUser(server, staff.admin, "gardener", [role]);
    const token = await server.signIn("gardener");
    const id = await publishType(staff, { code: "planted", name: "Planted" });
    const line = `DELETE /api/dtArticleType/delete/${id}`;
    expect((await server.call(line, { token })).body.errorCode).toBe("FORBIDDEN");
    const { id: draft } = result(await save({ code: "unplanted" }));
    result(await server.call(`DELETE /api/dtArticleType/delete/${draft}`, { token }));
    result(await server.call(line, { token: staff.publisher }));
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
      await server.call<"usersCurrent">("GET /user/current", { token: staff.admin }),
    );
    const flow = [
      node("both", "all", [me.id], ["reviewer"]),
      node("last", "any", [], ["publisher"]),
    ];
    await grant(server, "publisher", "content:article:approve");
    const parent = await publishType(staff, { code: "strict", name: "Strict", flow });
    const { id: typeId } = result(await save({ code: "strict-child", parentId: parent }));
    const id = await write(staff, { typeId });
    result(await act(staff, "editor", "submit", id));
    result(await act(staff, "reviewer", "approve", id));
    expect((await get(staff, id)).displayStatus).toBe("reviewing");
    expect((await act(staff, "publisher", "approve", id)).body.errorCode).toBe("NOT_ASSIGNEE");
    result(await act(staff, "admin", "approve", id));
    result(await act(staff, "publisher", "approve", id));
    expect((await get(staff, id)).displayStatus).toBe("approved");
  });

  it("needs somebody other than the author, and can be turned off", async () => {
    const me = result(
      await server.call<"usersCurrent">("GET /user/current", { token: staff.editor }),
    );
    const flow = [node("self", "any", [me.id], [])];
    await grant(server, "editor", "content:article:approve");
    const alone = await publishType(staff, { code: "alone", name: "Alone", flow });
    const id = await write(staff, { typeId: alone });
    expect((await act(staff, "editor", "submit", id)).body.errorCode).toBe("NO_ASSIGNEE");
    expect((await get(staff, id)).displayStatus).toBe("draft");
    const free = await publishType(staff, { code: "free", name: "Free", requireReview: false });
    const quick = await write(staff, { typeId: free });
    result(await act(staff, "editor", "submit", quick));
    expect((await get(staff, quick)).displayStatus).toBe("approved");
  });
});
