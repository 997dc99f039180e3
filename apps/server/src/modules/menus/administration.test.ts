import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { result } from "../../../tests/_content.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { menus, permissions } from "../../db/schema/index.ts";

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "100" } });
  token = await server.signIn("admin");
});

afterAll(() => server[Symbol.asyncDispose]());

async function menuTitled(title: string) {
  const [menu] = await server.db.select().from(menus).where(eq(menus.title, title));
  if (menu === undefined) throw new Error(`There is no menu ${title}`);
  return menu;
}

async function updateMenu(title: string, changes: Record<string, unknown>) {
  const { id, version } = await menuTitled(title);
  return server.call("PUT /menus/update", { token, body: { id, version, ...changes } });
}

async function permissionOf(code: string) {
  const [permission] = await server.db.select().from(permissions).where(eq(permissions.code, code));
  if (permission === undefined) throw new Error(`There is no permission ${code}`);
  return permission;
}

async function updatePermission(code: string, changes: Record<string, unknown>) {
  const { id, version } = await permissionOf(code);
  return server.call("PUT /auth/update", { token, body: { id, version, ...changes } });
}

const lockout = { status: 409, body: { errorCode: "ADMIN_LOCKOUT" } };

describe("a menu is not changed so that nobody reaches administration", () => {
  test.each([
    ["System", { status: "disabled" }],
    ["System", { type: "hidden-menu", name: "System", component: "system/user/index" }],
    ["Menus", { status: "disabled" }],
    ["Roles", { type: "hidden-menu" }],
    ["Permissions", { component: "system/role/index" }],
    ["Users", { type: "hidden-menu", url: "/system/users/:id" }],
    ["Users", { url: "/system/./users" }],
    ["Site settings", { url: null, type: "directory" }],
  ])("%s: %j", async (title, changes) => {
    expect(await updateMenu(title, changes)).toMatchObject(lockout);
  });

  test("by moving it under a disabled one", async () => {
    const off = { parentId: "0", type: "directory", title: "Off", status: "disabled" };
    const made = await server.call<"menusCreate">("POST /menus/create/child", { token, body: off });
    const { id } = result(made);
    expect(await updateMenu("Users", { parentId: id })).toMatchObject(lockout);
  });

  test("by giving its URL to a directory", async () => {
    const body = {
      parentId: "0",
      type: "directory",
      title: "Shadow",
      url: "/system/menus",
      component: "profile/index",
    };
    const made = await server.call("POST /menus/create/child", { token, body });
    expect(made).toMatchObject(lockout);
  });

  test("but may move, and have another title and URL", async () => {
    const { id: parentId } = await menuTitled("Content");
    const moved = await updateMenu("Users", { parentId, title: "People", url: "/people" });
    expect(moved.status).toBe(200);
  });

  test("and the message names what would be lost", async () => {
    const { body } = await updateMenu("System", { status: "disabled" });
    expect(body.message).toContain("menus, permissions and roles");
  });
});

describe("a permission is not changed so that nobody has the button", () => {
  test.each([
    ["system:menu:update", { status: "disabled" }],
    ["system:user:add", { menuId: null }],
    ["system:role:assignAuths", { action: "assign" }],
    ["content:siteSetting:update", { status: "disabled" }],
  ])("%s: %j", async (code, changes) => {
    expect(await updatePermission(code, changes)).toMatchObject(lockout);
  });

  test("by deleting it, but may be replaced", async () => {
    const { menuId } = await permissionOf("system:auth:update");
    const body = { code: "system:auth:mend", name: "Mend", menuId, action: "update" };
    const { id } = result(await server.call<"authsAdd">("POST /auth/add", { token, body }));
    const replaced = await updatePermission("system:auth:update", { status: "disabled" });
    expect(replaced.status).toBe(200);
    expect(await server.call(`DELETE /auth/delete/${id}`, { token })).toMatchObject(lockout);
  });
});

test("what is lost already can be mended step by step, and other menus be changed meanwhile", async () => {
  await server.db.update(menus).set({ status: "disabled" }).where(eq(menus.title, "Menus"));
  await server.db.update(menus).set({ status: "disabled" }).where(eq(menus.title, "Roles"));
  expect((await updateMenu("Banners", { icon: "image" })).status).toBe(200);
  expect((await updateMenu("Menus", { status: "enabled" })).status).toBe(200);
  expect((await updateMenu("Roles", { status: "enabled" })).status).toBe(200);
});
