import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { result } from "../../../tests/_content.ts";
import { makeUser, roleId, userId } from "../../../tests/_people.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { operationLog } from "../../../tests/_log.ts";
import {
  permissions,
  menus,
  operationLogs,
  rolePermissions,
  roleMenus,
  roles,
} from "../../db/schema/index.ts";

let server: TestServer;
let admin: string;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "100" } });
  admin = await server.signIn("admin");
});

afterAll(() => server[Symbol.asyncDispose]());

function create(body: Record<string, unknown>) {
  return server.call<"rolesCreate">("POST /roles/create", { token: admin, body });
}

function update(body: Record<string, unknown>) {
  return server.call<"rolesUpdate">("PUT /roles/update", { token: admin, body });
}

async function setMenus(body: Grants) {
  const line = "PUT /roles/menus/update";
  return server.call<"rolesUpdateMenus">(line, { token: admin, body: await seen(body) });
}

async function setAuths(body: Grants) {
  const line = "PUT /roles/auth/update";
  return server.call<"rolesUpdateAuth">(line, { token: admin, body: await seen(body) });
}

interface Grants extends Record<string, unknown> {
  roleId: string;
}

/** With the version that the role has now, unless another one is given. */
async function seen(body: Grants): Promise<object> {
  const [role] = await server.db.select().from(roles).where(eq(roles.id, body.roleId));
  return { version: role?.version ?? 1, ...body };
}

async function get(id: string) {
  return result(await server.call<"rolesGet">(`GET /roles/role/${id}`, { token: admin }));
}

async function menusOf(id: string) {
  const path = `GET /roles/menus/list?roleId=${id}`;
  return result(await server.call<"rolesListMenus">(path, { token: admin }));
}

async function authsOf(id: string) {
  const path = `GET /roles/auth/list?roleId=${id}`;
  return result(await server.call<"rolesListAuth">(path, { token: admin })).authIds;
}

async function menuId(name: string): Promise<string> {
  const [menu] = await server.db.select().from(menus).where(eq(menus.name, name));
  return menu?.id ?? "";
}

describe("a role", () => {
  test("is created, listed, changed and deleted, and each of that is logged", async () => {
    const { id } = result(await create({ code: "translator", name: " Translator " }));
    expect(await get(id)).toMatchObject({
      code: "translator",
      name: "Translator",
      status: "enabled",
      orderBy: 0,
      builtIn: false,
      userCount: 0,
      menuCount: 0,
      authCount: 0,
      allowedActions: ["update", "disable", "assignMenus", "assignAuths", "delete"],
    });
    result(await update({ id, version: 1, description: "English", status: "disabled" }));
    expect((await get(id)).allowedActions).not.toContain("disable");
    const enabled = await server.call<"rolesList">("GET /roles/list?status=enabled", {
      token: admin,
    });
    expect(result(enabled).map(({ code }) => code)).not.toContain("translator");
    result(await server.call(`DELETE /roles/delete/${id}`, { token: admin }));
    const entries = await operationLog(server, eq(operationLogs.targetId, id));
    expect(entries.map(({ operationId }) => operationId).toSorted()).toEqual([
      "rolesCreate",
      "rolesDelete",
      "rolesUpdate",
    ]);
  });

  test.each([
    ["code", { code: "Editor", name: "Something new" }],
    ["name", { code: "other1", name: "EDITOR" }],
    ["name", { code: "other2", name: " Edi\u200Btor " }],
    ["name", { code: "other3", name: "Ｅditor" }],
  ])("has a unique %s, whatever its case and look", async (field, body) => {
    const code = body.code === "Editor" ? "eDITOR" : body.code;
    const { status, body: reply } = await create({ ...body, code });
    expect(status).toBe(409);
    expect(reply).toMatchObject({ errorCode: "DUPLICATE", fieldErrors: [{ field }] });
  });

  test("is paged, searched and sorted by the number of its accounts", async () => {
    await makeUser(server, admin, "second.auditor", [await roleId(server, "auditor")]);
    const page = async (query: string) =>
      result(await server.call<"rolesPage">(`GET /roles/page?${query}`, { token: admin }));
    const { records, total } = await page("sortField=userCount&sortOrder=desc&pageSize=2");
    expect(records[0]).toMatchObject({ code: "auditor", userCount: 2 });
    expect(records).toHaveLength(2);
    expect(total).toBeGreaterThanOrEqual(6);
    expect((await page("keyword=EDIT")).records.map(({ code }) => code)).toEqual(["editor"]);
    expect((await page("keyword=%25")).total).toBe(0);
  });
});

describe("a role in use", () => {
  test("cannot be deleted while somebody holds it", async () => {
    const id = await roleId(server, "moderator");
    const { status, body } = await server.call(`DELETE /roles/delete/${id}`, { token: admin });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      errorCode: "IN_USE",
      result: { users: 1, articleTypes: 0, reviews: 0 },
    });
    expect((await get(id)).allowedActions).not.toContain("delete");
  });

  test("cannot be deleted while a review flow uses it", async () => {
    const { id } = result(await create({ code: "lawyer", name: "Lawyer" }));
    const assignees = { userIds: [], roleCodes: ["lawyer"], workgroupIds: [] };
    const flow = [{ nodeKey: "law", name: "Law", assignees, mode: "any" }];
    const body = { parentId: "0", code: "legal", name: "Legal", kind: "list", flow };
    result(await server.call("POST /api/dtArticleType/save", { token: admin, body }));
    const reply = await server.call(`DELETE /roles/delete/${id}`, { token: admin });
    expect(reply.body).toMatchObject({
      errorCode: "IN_USE",
      result: { users: 0, articleTypes: 1, reviews: 0 },
    });
    expect((await get(id)).allowedActions).not.toContain("delete");
  });
});

describe("the built-in role", () => {
  test("has everything and can only be renamed", async () => {
    const id = await roleId(server, "admin");
    const { version, authCount, menuCount, allowedActions } = await get(id);
    expect(authCount).toBe(await server.db.$count(permissions));
    expect(menuCount).toBe(await server.db.$count(menus));
    expect((await menusOf(id)).menuIds).toHaveLength(menuCount);
    expect(await authsOf(id)).toHaveLength(authCount);
    expect(allowedActions).toEqual(["update"]);
    const refused = [
      await update({ id, version, status: "disabled" }),
      await setMenus({ roleId: id, menuIds: [] }),
      await setAuths({ roleId: id, authIds: [] }),
      await server.call(`DELETE /roles/delete/${id}`, { token: admin }),
    ];
    expect(refused.map(({ body }) => body.errorCode)).toEqual(Array(4).fill("BUILTIN_READONLY"));
    result(await update({ id, version, description: "All permissions" }));
  });
});

describe("the menus of a role", () => {
  test("are replaced as a set, with their ancestors, and seen at once", async () => {
    const id = await roleId(server, "auditor");
    const users = await menuId("Users");
    const before = (await get(id)).version;
    expect(result(await setMenus({ roleId: id, menuIds: [users] })).version).toBe(before + 1);
    const stored = await menusOf(id);
    expect(stored.menuIds).toEqual([users]);
    expect(stored.halfMenuIds).toHaveLength(1);
    const token = await server.signIn("auditor");
    const open = await server.call<"menusCurrentUser">("GET /menus/currentUser", { token });
    expect(result(open)).toMatchObject([{ title: "System", children: [{ title: "Users" }] }]);
    result(await setMenus({ roleId: id, menuIds: [], halfMenuIds: [] }));
    expect(await menusOf(id)).toEqual({ roleId: id, menuIds: [], halfMenuIds: [] });
  });

  test("keep half-selected parents, without duplicates", async () => {
    const id = await roleId(server, "moderator");
    const [users, roleMenu] = [await menuId("Users"), await menuId("Roles")];
    const body = { roleId: id, menuIds: [users], halfMenuIds: [users, roleMenu] };
    result(await setMenus(body));
    const stored = await menusOf(id);
    expect(stored.menuIds).toEqual([users]);
    expect(stored.halfMenuIds).toHaveLength(2);
    expect(stored.halfMenuIds).toContain(roleMenu);
  });

  test("must exist", async () => {
    const id = await roleId(server, "moderator");
    const users = await menuId("Users");
    const before = await menusOf(id);
    const { status, body } = await setMenus({ roleId: id, menuIds: [users, "nowhere"] });
    expect(status).toBe(400);
    expect(body.fieldErrors).toMatchObject([{ field: "menuIds.1", code: "exists" }]);
    expect(await menusOf(id)).toEqual(before);
    expect((await setMenus({ roleId: "nobody", menuIds: [] })).status).toBe(404);
  });

  test("are the first of the sets when twenty replace them at once", async () => {
    const id = await roleId(server, "publisher");
    const ids = (await server.db.select().from(menus)).map((menu) => menu.id).toSorted();
    const sets = Array.from({ length: 20 }, (_, n) => ids.filter((_id, at) => at % 20 !== n));
    const { version } = await get(id);
    const replies = await Promise.all(
      sets.map((menuIds) => setMenus({ roleId: id, version, menuIds })),
    );
    const codes = replies.map(({ body }) => body.errorCode ?? "done").toSorted();
    expect(codes).toEqual([...Array(19).fill("VERSION_CONFLICT"), "done"]);
    const rows = await server.db.select().from(roleMenus).where(eq(roleMenus.roleId, id));
    const open = rows
      .filter(({ half }) => !half)
      .map((row) => row.menuId)
      .toSorted();
    expect(sets).toContainEqual(open);
  });
});

describe("the permissions of a role", () => {
  test("are replaced as a set, and apply from the next call on", async () => {
    const id = await roleId(server, "auditor");
    const token = await server.signIn("auditor");
    expect((await server.call("GET /roles/page", { token })).status).toBe(403);
    const [page] = await server.db
      .select()
      .from(permissions)
      .where(eq(permissions.code, "system:role:page"));
    const reply = await setAuths({ roleId: id, authIds: [page?.id] });
    result(reply);
    expect(await authsOf(id)).toEqual([page?.id]);
    expect((await server.call("GET /roles/page", { token })).status).toBe(200);
    expect((await server.call("GET /user/list", { token })).status).toBe(403);
    const [entry] = await operationLog(server, eq(operationLogs.requestId, reply.body.requestId));
    expect(entry?.changes).toMatchObject([{ field: "authIds", after: JSON.stringify([page?.id]) }]);
    for (const set of [
      setAuths({ roleId: id, version: 99, authIds: [] }),
      setMenus({ roleId: id, version: 99, menuIds: [] }),
    ]) {
      expect((await set).body.errorCode).toBe("VERSION_CONFLICT");
    }
    result(await setAuths({ roleId: id, authIds: [] }));
    expect((await server.call("GET /roles/page", { token })).status).toBe(403);
  });

  test("must exist", async () => {
    const { body } = await setAuths({ roleId: await roleId(server, "editor"), authIds: ["x"] });
    expect(body.fieldErrors).toMatchObject([{ field: "authIds.0", code: "exists" }]);
  });

  test("are the first of the sets when twenty replace them at once", async () => {
    const id = await roleId(server, "publisher");
    const ids = (await server.db.select().from(permissions))
      .map((permission) => permission.id)
      .toSorted();
    const sets = Array.from({ length: 20 }, (_, n) => ids.filter((_id, at) => at % 20 === n));
    const { version } = await get(id);
    await Promise.all(sets.map((authIds) => setAuths({ roleId: id, version, authIds })));
    const rows = await server.db
      .select()
      .from(rolePermissions)
      .where(eq(rolePermissions.roleId, id));
    expect(sets).toContainEqual(rows.map(({ authId }) => authId).toSorted());
  });
});

test("a role is not granted and deleted at the same time", async () => {
  const editor = await userId(server, "editor");
  for (let round = 0; round < 5; round += 1) {
    const { id } = result(await create({ code: `fleeting${round}`, name: `Fleeting ${round}` }));
    const { body } = await server.call<"usersGet">(`GET /user/${editor}`, { token: admin });
    const { version, roleIds } = body.result;
    const [given, deleted] = await Promise.all([
      server.call("PUT /user/update", {
        token: admin,
        body: { id: editor, version, roleIds: [...roleIds, id] },
      }),
      server.call(`DELETE /roles/delete/${id}`, { token: admin }),
    ]);
    const outcome = [given.body.errorCode ?? "given", deleted.body.errorCode ?? "deleted"];
    expect([
      ["given", "IN_USE"],
      ["VALIDATION_FAILED", "deleted"],
    ]).toContainEqual(outcome);
    const left = await server.db.$count(roles, eq(roles.id, id));
    expect(left).toBe(outcome[0] === "given" ? 1 : 0);
  }
});
