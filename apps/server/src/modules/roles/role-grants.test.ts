import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { result } from "../../../tests/_content.ts";
import { makeRole, makeUser, roleId } from "../../../tests/_people.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { operationLog } from "../../../tests/_log.ts";
import { menus, operationLogs, permissions } from "../../db/schema/index.ts";

let server: TestServer;
let admin: string;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "100" } });
  admin = await server.signIn("admin");
});

afterAll(() => server[Symbol.asyncDispose]());

const create = (body: Record<string, unknown>, token = admin) =>
  server.call<"rolesCreate">("POST /roles/create", { token, body });
const setAccess = (body: Record<string, unknown>, token = admin) =>
  server.call<"rolesUpdateGrants">("PUT /roles/grants/update", { token, body });

/** Names of menus and codes of permissions that a role has, sorted. */
async function accessOf(id: string) {
  const open = result(
    await server.call<"rolesListMenus">(`GET /roles/menus/list?roleId=${id}`, { token: admin }),
  );
  const held = result(
    await server.call<"rolesListAuth">(`GET /roles/auth/list?roleId=${id}`, { token: admin }),
  );
  return {
    menuIds: open.menuIds.toSorted(),
    halfMenuIds: open.halfMenuIds.toSorted(),
    authIds: held.authIds.toSorted(),
  };
}

async function menuNamed(name: string) {
  const [menu] = await server.db.select().from(menus).where(eq(menus.name, name));
  if (!menu) throw new Error(`There is no menu ${name}`);
  return menu;
}

async function authId(code: string): Promise<string> {
  const [permission] = await server.db.select().from(permissions).where(eq(permissions.code, code));
  if (!permission) throw new Error(`There is no permission ${code}`);
  return permission.id;
}

describe("what a role opens and permits", () => {
  test("is replaced in one step, logged as one change", async () => {
    const { id, version } = result(await create({ code: "clerk", name: "Clerk" }));
    const users = await menuNamed("Users");
    const authIds = [await authId("system:user:page")];
    const written = result(await setAccess({ id, version, menuIds: [users.id], authIds }));
    expect(written.version).toBe(version + 1);
    expect(await accessOf(id)).toEqual({
      menuIds: [users.id],
      halfMenuIds: [users.parentId],
      authIds,
    });
    const entries = await operationLog(server, eq(operationLogs.operationId, "rolesUpdateGrants"));
    expect(entries).toHaveLength(1);
    expect(entries[0]?.changes?.map(({ field }) => field).toSorted()).toEqual([
      "authIds",
      "halfMenuIds",
      "menuIds",
    ]);
  });

  test("stays as it was when one part is refused", async () => {
    const { id, version } = result(await create({ code: "half", name: "Half" }));
    const { id: menuId } = await menuNamed("Users");
    const reply = await setAccess({ id, version, menuIds: [menuId], authIds: ["none"] });
    expect(reply.body.fieldErrors).toMatchObject([{ field: "authIds.0", code: "exists" }]);
    expect((await accessOf(id)).menuIds).toEqual([]);
  });

  test("is refused for an older version, and for the administrator's role", async () => {
    const { id, version } = result(await create({ code: "raced", name: "Raced" }));
    const body = { id, version, menuIds: [], authIds: [] };
    result(await setAccess(body));
    expect((await setAccess(body)).body.errorCode).toBe("VERSION_CONFLICT");
    const builtIn = { ...body, id: await roleId(server, "admin"), version: 1 };
    expect((await setAccess(builtIn)).body.errorCode).toBe("BUILTIN_READONLY");
  });

  test("needs both permissions to assign, and everything that is given", async () => {
    const assigning = ["system:role:page", "system:role:add", "system:role:assignAuths"];
    const half = await makeRole(server, "auths.only", assigning);
    const whole = await makeRole(server, "assigner", [...assigning, "system:role:assignMenus"]);
    await makeUser(server, admin, "auths.only", [half]);
    await makeUser(server, admin, "assigner", [whole]);
    const { id, version } = result(await create({ code: "target", name: "Target" }));
    const body = { id, version, menuIds: [], authIds: [] };
    const only = await server.signIn("auths.only");
    expect((await setAccess(body, only)).body.errorCode).toBe("FORBIDDEN");
    const assigner = await server.signIn("assigner");
    const foreign = { ...body, authIds: [await authId("system:user:delete")] };
    expect((await setAccess(foreign, assigner)).body.errorCode).toBe("FORBIDDEN");
    result(await setAccess({ ...body, authIds: [await authId("system:role:page")] }, assigner));
  });
});

describe("a copy of a role", () => {
  test("opens and permits the same", async () => {
    const editor = await roleId(server, "editor");
    const { id } = result(await create({ code: "editor2", name: "Editor 2", copyOf: editor }));
    expect(await accessOf(id)).toEqual(await accessOf(editor));
    const everything = await roleId(server, "admin");
    const all = result(await create({ code: "admin2", name: "Admin 2", copyOf: everything }));
    expect((await accessOf(all.id)).authIds).toEqual((await accessOf(everything)).authIds);
  });

  test("is made of a role that there is, by those who have all of it", async () => {
    const unknown = await create({ code: "lost", name: "Lost", copyOf: "nothing" });
    expect(unknown.body.fieldErrors).toMatchObject([{ field: "copyOf", code: "exists" }]);
    const adding = await makeRole(server, "adder", ["system:role:add"]);
    const assigning = await makeRole(server, "copier", [
      "system:role:add",
      "system:role:assignMenus",
      "system:role:assignAuths",
    ]);
    await makeUser(server, admin, "adder", [adding]);
    await makeUser(server, admin, "copier", [assigning]);
    const asAdder = await server.signIn("adder");
    const asCopier = await server.signIn("copier");
    const copy = { code: "copied", name: "Copied" };
    const refused = await create({ ...copy, copyOf: adding }, asAdder);
    expect(refused.body.errorCode).toBe("FORBIDDEN");
    const above = await create({ ...copy, copyOf: await roleId(server, "editor") }, asCopier);
    expect(above.body.errorCode).toBe("FORBIDDEN");
    const { id } = result(await create({ ...copy, copyOf: adding }, asCopier));
    expect((await accessOf(id)).authIds).toEqual([await authId("system:role:add")]);
  });
});
