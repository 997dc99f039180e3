import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { result } from "../../../tests/_content.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { permissions, menus, roleMenus, roles } from "../../db/schema/index.ts";

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "100" } });
  token = await server.signIn("admin");
});

afterAll(() => server[Symbol.asyncDispose]());

const create = (fields: Record<string, unknown>) =>
  server.call<"menusCreate">("POST /menus/create/child", {
    token,
    body: { parentId: "0", type: "directory", title: "Menu", ...fields },
  });
const route = (name: string, fields: Record<string, unknown> = {}) =>
  create({ type: "menu", name, url: `/${name.toLowerCase()}`, title: name, ...fields });
const read = (id: string) => server.call<"menusGet">(`GET /menus/${id}`, { token });
const remove = (id: string) => server.call(`DELETE /menus/delete/${id}`, { token });

async function update(id: string, changes: Record<string, unknown>) {
  const { version } = result(await read(id));
  const body = { id, version, ...changes };
  return server.call<"menusUpdate">("PUT /menus/update", { token, body });
}

describe("a menu", () => {
  test("is created, read, changed and deleted", async () => {
    const { id, version } = result(await route("Reports", { title: " Reports ", orderBy: 60 }));
    expect(version).toBe(1);
    expect(result(await read(id))).toMatchObject({
      parentId: "0",
      title: "Reports",
      url: "/reports",
      component: null,
      affix: false,
      status: "enabled",
      hasChildren: false,
      createdByName: "Administrator",
    });
    result(await update(id, { icon: "chart", noCache: true }));
    expect(result(await read(id))).toMatchObject({ title: "Reports", icon: "chart", version: 2 });
    result(await remove(id));
  });

  test("needs a unique name and URL when it is a route", async () => {
    const fields = async (body: Record<string, unknown>) =>
      (await create(body)).body.fieldErrors?.map(({ field, code }) => `${field} ${code}`);
    expect(await fields({ type: "menu", url: "/x" })).toEqual(["name required"]);
    expect(await fields({ type: "hidden-menu", name: "X" })).toEqual(["url required"]);
    expect(await fields({ type: "menu", name: "X", url: "/login" })).toEqual(["url reserved"]);
    expect(await fields({ type: "menu", name: "X", url: "/:any" })).toEqual(["url reserved"]);
    expect((await route("users")).body.errorCode).toBe("MENU_NAME_TAKEN");
    expect((await route("Users2", { url: "/system/users" })).body).toMatchObject({
      errorCode: "DUPLICATE",
      fieldErrors: [{ field: "url", code: "unique" }],
    });
    const same = { type: "hidden-menu", url: "/content/articles/view/:other" };
    expect((await route("Other", same)).body.errorCode).toBe("DUPLICATE");
  });

  test("is hidden when its URL needs a record", async () => {
    const url = "/reports/:id";
    const needsRecord = {
      status: 400,
      body: { fieldErrors: [{ field: "url", code: "parameter" }] },
    };
    expect(await route("Report", { url })).toMatchObject(needsRecord);
    const { id } = result(await route("Report", { url, type: "hidden-menu" }));
    expect(await update(id, { type: "menu" })).toMatchObject(needsRecord);
    result(await update(id, { title: "One report" }));
    result(await remove(id));
  });

  test("keeps a URL that needs a record from before the rule, until type or URL change", async () => {
    const { id } = result(await route("Early"));
    await server.db.update(menus).set({ url: "/early/:id" }).where(eq(menus.id, id));
    result(await update(id, { title: "Earlier" }));
    expect((await update(id, { url: "/earlier/:id" })).status).toBe(400);
    result(await remove(id));
  });

  test.each(["/System/Users", "/content/Articles/view/:Other"])(
    "is refused at %s, which another page has but for capital letters",
    async (url) => {
      const taken = { errorCode: "DUPLICATE", fieldErrors: [{ field: "url", code: "unique" }] };
      const created = await route("Capital", { url, type: "hidden-menu" });
      expect([created.status, created.body]).toMatchObject([409, taken]);
      const { id } = result(await route("Capital"));
      expect((await update(id, { url, type: "hidden-menu" })).body).toMatchObject(taken);
      result(await update(id, { url: "/CAPITAL" }));
      result(await remove(id));
    },
  );

  test("cannot lose name or URL by a change while it is a route", async () => {
    const { id } = result(await create({ title: "Folder" }));
    expect((await update(id, { type: "menu" })).body.fieldErrors).toMatchObject([
      { field: "name", code: "required" },
    ]);
    expect(result(await read(id)).version).toBe(1);
  });
});

describe("a link to another site", () => {
  test("needs an https URL, which no other menu has", async () => {
    const link = (url: string | null) => create({ type: "link", title: "Help", url });
    const { id } = result(await link("https://example.com/help?from=office#top"));
    expect(result(await read(id))).toMatchObject({ type: "link", name: null });
    const refused = [
      await link(null),
      await link("/inside"),
      await link("http://example.com/"),
      await link("https://"),
      await link("javascript:alert(1)"),
      await route("Outside", { url: "https://example.com/" }),
      await create({ url: "https://example.com/" }),
      await update(id, { type: "directory" }),
    ];
    for (const { status, body } of refused) {
      expect([status, body.fieldErrors?.[0]?.field]).toEqual([400, "url"]);
    }
    await remove(id);
  });
});

describe("the tree of menus", () => {
  test("has at most four levels, known parents and no cycles", async () => {
    const ids: string[] = ["0"];
    for (const title of ["One", "Two", "Three", "Four"]) {
      ids.push(result(await create({ title, parentId: ids.at(-1) })).id);
    }
    const [, one = "", two = "", three = "", four = ""] = ids;
    const tooDeep = {
      errorCode: "VALIDATION_FAILED",
      fieldErrors: [{ field: "parentId", code: "maxDepth" }],
    };
    expect((await create({ title: "Five", parentId: four })).body).toMatchObject(tooDeep);
    const { id: pair } = result(await create({ title: "Pair" }));
    result(await create({ title: "Below the pair", parentId: pair }));
    expect((await update(pair, { parentId: three })).body).toMatchObject(tooDeep);
    result(await update(pair, { parentId: two }));
    expect((await update(one, { parentId: three })).body.errorCode).toBe("CYCLE");
    expect((await update(one, { parentId: one })).body.errorCode).toBe("CYCLE");
    expect((await create({ parentId: "nowhere" })).body).toMatchObject({
      fieldErrors: [{ field: "parentId", code: "exists" }],
    });
    expect(await remove(one)).toMatchObject({
      status: 409,
      body: { errorCode: "HAS_CHILDREN", result: { children: 1 } },
    });
  });

  test("is nested from any of its menus", async () => {
    const { id: top } = result(await create({ title: "Top" }));
    const { id: second } = result(await create({ title: "Second", parentId: top, orderBy: 2 }));
    const { id: first } = result(await create({ title: "First", parentId: top, orderBy: 1 }));
    const { id: deep } = result(await create({ title: "Deep", parentId: second }));
    const tree = async (id: string) => server.call<"menusTree">(`GET /menus/tree/${id}`, { token });
    expect(result(await tree(top))).toMatchObject([
      { id: first, hasChildren: false, children: [] },
      { id: second, hasChildren: true, children: [{ id: deep, children: [] }] },
    ]);
    expect(result(await tree("0")).map(({ title }) => title)).toContain("Top");
  });

  test("is limited, and so is the list of menus", async () => {
    const parentId = result(await create({ title: "Many" })).id;
    const [stamp] = await server.db.select().from(menus).where(eq(menus.id, parentId));
    if (stamp === undefined) throw new Error("No such menu");
    const { id: _id, ...columns } = stamp;
    const rows = Array.from({ length: 1000 }, () => ({ ...columns, parentId }));
    await server.db.insert(menus).values(rows);
    const tree = await server.call<"menusTree">(`GET /menus/tree/${parentId}`, { token });
    expect(tree.body).toMatchObject({ truncated: true });
    expect(tree.body.result).toHaveLength(999);
    const list = await server.call<"menusList">(`GET /menus/list?parentId=${parentId}`, { token });
    expect(list.body).toMatchObject({ truncated: true });
    expect(list.body.result).toHaveLength(999);
    await server.db.delete(menus).where(eq(menus.parentId, parentId));
  });
});

describe("the list of menus", () => {
  test("is filtered by keyword, type, status and parent", async () => {
    const list = async (query: string) =>
      result(await server.call<"menusList">(`GET /menus/list?${query}`, { token }));
    expect((await list("keyword=SYSTEM/USER")).map(({ name }) => name)).toEqual(["Users"]);
    expect(await list("keyword=%25")).toEqual([]);
    expect(await list("keyword=_")).toEqual([]);
    const { id } = result(await create({ title: "Off", status: "disabled", type: "api" }));
    expect((await list("status=disabled&type=api")).map((menu) => menu.id)).toEqual([id]);
    expect((await list("parentId=0")).every(({ parentId }) => parentId === "0")).toBe(true);
  });
});

describe("deleting a menu", () => {
  test("is refused while its page has permissions, and takes it from its roles", async () => {
    const { id } = result(await create({ title: "Used" }));
    const [role] = await server.db.select().from(roles).where(eq(roles.code, "editor"));
    await server.db.insert(roleMenus).values({ roleId: role?.id ?? "", menuId: id });
    const button = eq(permissions.code, "system:menu:view");
    const [permission] = await server.db.select().from(permissions).where(button);
    await server.db.update(permissions).set({ menuId: id }).where(button);
    expect((await remove(id)).body).toMatchObject({
      errorCode: "IN_USE",
      result: { permissions: 1 },
    });
    await server.db
      .update(permissions)
      .set({ menuId: permission?.menuId ?? null })
      .where(button);
    result(await remove(id));
    expect(await server.db.$count(roleMenus, eq(roleMenus.menuId, id))).toBe(0);
  });
});
