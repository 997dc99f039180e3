import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { result } from "../../../tests/_content.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { operationLog } from "../../../tests/_log.ts";
import {
  permissions,
  menus,
  operationLogs,
  rolePermissions,
  roles,
} from "../../db/schema/index.ts";

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "100" } });
  token = await server.signIn("admin");
});

afterAll(() => server[Symbol.asyncDispose]());

const add = (fields: Record<string, unknown>) =>
  server.call<"authsAdd">("POST /auth/add", {
    token,
    body: { name: "Export", action: "export", ...fields },
  });
const remove = (id: string) => server.call(`DELETE /auth/delete/${id}`, { token });
const page = async (query: string) =>
  result(await server.call<"authsPage">(`GET /auth/page?${query}`, { token }));
const update = (body: Record<string, unknown>, as = token) =>
  server.call("PUT /auth/update", { token: as, body });

async function menuNamed(name: string): Promise<string> {
  const [menu] = await server.db.select().from(menus).where(eq(menus.name, name));
  return menu?.id ?? "";
}

describe("a permission", () => {
  test("is created, listed, changed and deleted, and each of that is logged", async () => {
    const menuId = await menuNamed("Roles");
    const { id } = result(await add({ code: "system:role:export", menuId, orderBy: 5 }));
    const [found] = (await page("keyword=role:EXPORT")).records;
    expect(found).toMatchObject({
      id,
      code: "system:role:export",
      menuId,
      menuTitle: "Roles",
      action: "export",
      httpMethod: null,
      status: "enabled",
      version: 1,
    });
    result(await update({ id, version: 1, menuId: null, name: "Export all" }));
    expect((await page("keyword=export%20all")).records).toMatchObject([
      { menuId: null, menuTitle: null, version: 2 },
    ]);
    result(await remove(id));
    expect((await page("keyword=role:export")).total).toBe(0);
    const entries = await operationLog(server, eq(operationLogs.targetId, id));
    expect(entries.map(({ operationId }) => operationId)).toEqual([
      "authsAdd",
      "authsUpdate",
      "authsDelete",
    ]);
    expect(entries[1]?.changes).toEqual([
      { field: "name", before: '"Export"', after: '"Export all"' },
      { field: "menuId", before: JSON.stringify(menuId), after: null },
    ]);
  });

  test("has a unique code, case-insensitively", async () => {
    result(await add({ code: "system:rOle:print" }));
    expect((await add({ code: "system:role:prinT" })).body).toMatchObject({
      errorCode: "DUPLICATE",
      fieldErrors: [{ field: "code", code: "unique" }],
    });
  });

  test("refers to an existing page", async () => {
    const unknown = [{ field: "menuId", code: "exists" }];
    const reply = await add({ code: "system:role:lost", menuId: "nowhere" });
    expect(reply.body).toMatchObject({ fieldErrors: unknown });
    const { id } = result(await add({ code: "system:role:found" }));
    const changed = await update({ id, version: 1, menuId: "nowhere" });
    expect(changed.body).toMatchObject({ fieldErrors: unknown });
  });

  test("is found only by its exact code", async () => {
    expect((await page("keyword=%25")).total).toBe(0);
    expect((await page("keyword=_")).total).toBe(0);
  });

  test("cannot be deleted while a role holds it", async () => {
    const [view] = await server.db
      .select()
      .from(permissions)
      .where(eq(permissions.code, "system:menu:view"));
    const { body } = await remove(view?.id ?? "");
    expect(body).toMatchObject({ errorCode: "IN_USE", result: { roles: 1 } });
  });
});

test("cannot be enabled or disabled by somebody who does not hold it", async () => {
  const [auditor] = await server.db.select().from(roles).where(eq(roles.code, "auditor"));
  const idOf = async (code: string) => {
    const [permission] = await server.db
      .select()
      .from(permissions)
      .where(eq(permissions.code, code));
    return permission?.id ?? "";
  };
  const hold = async (code: string) => {
    const authId = await idOf(code);
    await server.db.insert(rolePermissions).values({ roleId: auditor?.id ?? "", authId });
    return authId;
  };
  await hold("system:auth:update");
  const id = await hold("system:user:delete");
  const beyond = await idOf("system:user:add");
  const asAuditor = await server.signIn("auditor");
  const status = "disabled";
  expect((await update({ id: beyond, version: 1, status }, asAuditor)).body.errorCode).toBe(
    "FORBIDDEN",
  );
  result(await update({ id, version: 1, status }, asAuditor));
  const reply = await update({ id, version: 2, status: "enabled" }, asAuditor);
  expect(reply.body.errorCode).toBe("FORBIDDEN");
  result(await update({ id, version: 2, status: "enabled" }));
});

describe("the list of permissions", () => {
  test("is ordered, and filtered by a page's buttons", async () => {
    const list = async (query = "") =>
      result(await server.call<"authsList">(`GET /auth/list${query}`, { token }));
    const orders = (await list()).map(({ orderBy }) => orderBy);
    expect(orders).toEqual(orders.toSorted((a, b) => a - b));
    const menuId = await menuNamed("Comments");
    const buttons = await list(`?menuId=${menuId}`);
    expect(buttons.length).toBeGreaterThan(3);
    expect(buttons.every((permission) => permission.code.startsWith("content:comment:"))).toBe(
      true,
    );
  });

  test("is paged and sorted", async () => {
    const { records, total, pages } = await page("pageSize=5&sortField=code&sortOrder=desc");
    expect(records).toHaveLength(5);
    expect(pages).toBe(Math.ceil(total / 5));
    const codes = records.map(({ code }) => code);
    expect(codes).toEqual(codes.toSorted().toReversed());
    const second = await page("pageNo=2&pageSize=5&sortField=code&sortOrder=desc");
    expect(second.records.some(({ code }) => codes.includes(code))).toBe(false);
  });
});
