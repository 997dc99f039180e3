import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { result } from "../../../tests/_content.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { orgs, users } from "../../db/schema/index.ts";

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "100" } });
  token = await server.signIn("admin");
});

afterAll(() => server[Symbol.asyncDispose]());

let made = 0;
const create = (fields: Record<string, unknown> = {}) => {
  made += 1;
  const body = { parentId: "0", name: `Org ${made}`, code: `org-${made}`, ...fields };
  return server.call<"orgsCreate">("POST /org/create/child", { token, body });
};
const read = (id: string) => server.call<"orgsGet">(`GET /org/${id}`, { token });
const children = (id: string) =>
  server.call<"orgsChildren">(`GET /org/tree/children/${id}`, { token });
const tree = (query = "") => server.call<"orgsTree">(`GET /org/tree${query}`, { token });
const remove = (id: string) => server.call(`DELETE /org/delete/${id}`, { token });

async function update(id: string, changes: Record<string, unknown>) {
  const { version } = result(await read(id));
  const body = { id, version, ...changes };
  return server.call<"orgsUpdate">("PUT /org/update", { token, body });
}

describe("an organisation", () => {
  test("has a path, a leader and members", async () => {
    const [admin] = await server.db.select().from(users).where(eq(users.username, "admin"));
    const leaderId = admin?.id ?? "";
    const { id: parent } = result(await create());
    const { id } = result(await create({ parentId: parent, leaderId, phone: "+86 571" }));
    await server.db.update(users).set({ orgId: id }).where(eq(users.username, "auditor"));
    expect(result(await read(id))).toMatchObject({
      type: "department",
      leaderId,
      leaderName: "Administrator",
      path: `/${parent}/${id}`,
      level: 2,
      hasChildren: false,
      userCount: 1,
      status: "enabled",
    });
    expect(result(await read(parent))).toMatchObject({ hasChildren: true, userCount: 0 });
    expect((await remove(parent)).body).toMatchObject({
      errorCode: "HAS_CHILDREN",
      result: { children: 1 },
    });
    expect((await remove(id)).body).toMatchObject({ errorCode: "IN_USE", result: { users: 1 } });
    await server.db.update(users).set({ orgId: parent }).where(eq(users.username, "auditor"));
    result(await remove(id));
  });

  test("refers to an existing leader and parent", async () => {
    const fields = async (body: Record<string, unknown>) => (await create(body)).body.fieldErrors;
    expect(await fields({ parentId: "nowhere" })).toMatchObject([{ field: "parentId" }]);
    expect(await fields({ leaderId: "nobody" })).toMatchObject([{ field: "leaderId" }]);
    const { id } = result(await create());
    const reply = await update(id, { leaderId: "nobody" });
    expect(reply.body.fieldErrors).toMatchObject([{ field: "leaderId", code: "exists" }]);
  });

  test("has a unique code, case-insensitively", async () => {
    result(await create({ code: "press" }));
    expect((await create({ code: "PRESS" })).body).toMatchObject({
      errorCode: "DUPLICATE",
      fieldErrors: [{ field: "code", code: "unique" }],
    });
    const { id } = result(await create());
    expect((await update(id, { code: "Press" })).body.errorCode).toBe("DUPLICATE");
  });
});

describe("the tree of organisations", () => {
  test("has at most eight levels and no cycles", async () => {
    const ids = ["0"];
    for (let level = 0; level < 8; level += 1) {
      ids.push(result(await create({ parentId: ids.at(-1) })).id);
    }
    const [, top = "", second = ""] = ids;
    const tooDeep = [{ field: "parentId", code: "maxDepth" }];
    expect((await create({ parentId: ids.at(-1) })).body.fieldErrors).toMatchObject(tooDeep);
    const { id: other } = result(await create());
    expect((await update(top, { parentId: other })).body.fieldErrors).toMatchObject(tooDeep);
    expect((await update(top, { parentId: ids.at(-1) })).body.errorCode).toBe("CYCLE");
    result(await update(second, { parentId: "0" }));
    expect(result(await read(ids.at(-1) ?? ""))).toMatchObject({ level: 7 });
  });

  test("is nested in order, without descendants of what was filtered out", async () => {
    const { id: off } = result(await create({ name: "Off", status: "disabled", orderBy: -9 }));
    const { id: below } = result(await create({ name: "Below", parentId: off }));
    const { id: b } = result(await create({ name: "B", parentId: off, orderBy: 5 }));
    const { id: a } = result(await create({ name: "A", parentId: off, orderBy: 5 }));
    const [first] = result(await tree());
    expect(first).toMatchObject({
      id: off,
      path: `/${off}`,
      children: [{ id: below }, { id: a, path: `/${off}/${a}`, level: 2 }, { id: b }],
    });
    expect(JSON.stringify(result(await tree("?status=enabled")))).not.toContain(below);
    expect(result(await children(off)).map(({ id }) => id)).toEqual([below, a, b]);
    expect(result(await children("0")).some(({ id }) => id === off)).toBe(true);
  });

  test("is limited", async () => {
    const { id: parentId } = result(await create());
    const [row] = await server.db.select().from(orgs).where(eq(orgs.id, parentId));
    if (row === undefined) throw new Error("No such organisation");
    const { id: _id, ...columns } = row;
    const many = Array.from({ length: 1000 }, (_, n) => ({ ...columns, parentId, code: `m-${n}` }));
    await server.db.insert(orgs).values(many);
    const level = await children(parentId);
    expect(level.body).toMatchObject({ truncated: true });
    expect(level.body.result).toHaveLength(999);
    const whole = await tree();
    expect(whole.body).toMatchObject({ truncated: true });
    expect(JSON.stringify(whole.body.result).match(/"level":/g)).toHaveLength(999);
    await server.db.delete(orgs).where(eq(orgs.parentId, parentId));
  });
});
