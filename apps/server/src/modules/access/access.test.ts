import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { act, result, signInStaff, write } from "../../../tests/_content.ts";
import { makeRole, makeUser, roleId, userId } from "../../../tests/_people.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";
import { articles, menus, permissions, roles, users } from "../../db/schema/index.ts";
import type { Input } from "../operation.ts";

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "100" } });
  token = await server.signIn("admin");
});

afterAll(() => server[Symbol.asyncDispose]());

type Query = Input<"accessExplain">["query"];

function ask(query: Partial<Query>, as = token) {
  const given = Object.entries(query).map(([key, value]): [string, string] => [key, value]);
  const search = new URLSearchParams(given);
  return server.call<"accessExplain">(`GET /api/access/explain?${search.toString()}`, {
    token: as,
  });
}

async function explain(username: string, query: Partial<Query>) {
  return result(await ask({ userId: await userId(server, username), ...query }));
}

/** `kind: role, role` of each reason. */
async function chain(username: string, query: Partial<Query>): Promise<string[]> {
  const { reasons } = await explain(username, query);
  return reasons.map(({ kind, roles: named }) =>
    [kind, named.map(({ name }) => name).join(", ")].filter(Boolean).join(": "),
  );
}

const menuNamed = async (name: string) => {
  const [menu] = await server.db.select().from(menus).where(eq(menus.name, name));
  if (!menu) throw new Error(`There is no menu ${name}`);
  return menu;
};

describe("a permission", () => {
  test("is granted by a role that opens its page", async () => {
    const answer = await explain("editor", { code: "content:article:save" });
    expect(answer).toMatchObject({ allowed: true, name: expect.any(String) });
    expect(await chain("editor", { code: "content:article:save" })).toEqual([
      "roleGrants: Editor",
      "pageOpened: Editor",
    ]);
  });

  test("that no role grants names the roles that would", async () => {
    const code = "content:article:publish";
    const { allowed, reasons } = await explain("editor", { code });
    expect(allowed).toBe(false);
    expect(reasons[0]).toMatchObject({ kind: "notGranted", effect: "refuses", code });
    expect(await chain("editor", { code })).toEqual([
      "notGranted: Administrator, Publisher",
      "pageOpened: Editor",
    ]);
  });

  test("without its page is no button", async () => {
    const role = await makeRole(server, "pageless", ["system:user:delete"]);
    await makeUser(server, token, "pageless", [role]);
    const { allowed } = await explain("pageless", { code: "system:user:delete" });
    expect(allowed).toBe(false);
    expect(await chain("pageless", { code: "system:user:delete" })).toEqual([
      "roleGrants: pageless",
      "pageNotOpened: Administrator",
    ]);
  });

  test("that an administrator has needs no role's row", async () => {
    expect(await chain("admin", { code: "system:user:delete" })).toEqual([
      "administrator: Administrator",
    ]);
  });

  test("is out of reach while it, its role or the directory of its page is disabled", async () => {
    const role = await makeRole(server, "dormant", ["content:banner:save"]);
    await makeUser(server, token, "dormant", [role]);
    const code = "content:banner:save";
    await server.db.update(roles).set({ status: "disabled" }).where(eq(roles.id, role));
    expect(await chain("dormant", { code })).toEqual([
      "roleDisabled: dormant",
      "notGranted: Administrator, Publisher",
      "pageNotOpened: Administrator, Publisher",
    ]);
    await server.db.update(roles).set({ status: "enabled" }).where(eq(roles.id, role));
    await server.db
      .update(permissions)
      .set({ status: "disabled" })
      .where(eq(permissions.code, code));
    const { parentId } = await menuNamed("Banners");
    await server.db.update(menus).set({ status: "disabled" }).where(eq(menus.id, parentId));
    expect(await chain("dormant", { code })).toEqual([
      "permissionDisabled",
      "roleGrants: dormant",
      "pageNotOpened: Administrator, Publisher",
      "pageDisabled",
    ]);
    await server.db.update(menus).set({ status: "enabled" }).where(eq(menus.id, parentId));
    await server.db
      .update(permissions)
      .set({ status: "enabled" })
      .where(eq(permissions.code, code));
  });
});

describe("an account", () => {
  test("that is disabled, or has to change its password, is refused", async () => {
    const role = await roleId(server, "editor");
    const id = await makeUser(server, token, "leaver", [role], { mustChangePassword: true });
    const call = { operationId: "articlesSave" };
    expect(await chain("leaver", call)).toEqual(["passwordDue", "roleGrants: Editor"]);
    expect(await chain("leaver", { operationId: "usersUpdatePwd" })).toEqual(["signedIn"]);
    await server.db.update(users).set({ status: "disabled" }).where(eq(users.id, id));
    const { allowed, reasons } = await explain("leaver", call);
    expect(allowed).toBe(false);
    expect(reasons[0]?.kind).toBe("accountDisabled");
    expect(await chain("leaver", { operationId: "siteTypeTree" })).toEqual(["everybody"]);
  });
});

describe("an operation on a record", () => {
  test("gives the reason of the record's state, and changes nothing", async () => {
    const staff = await signInStaff(server);
    const id = await write(staff);
    const before = await server.db.select().from(articles).where(eq(articles.id, id));
    const submit: Partial<Query> = {
      operationId: "articlesAct",
      action: "submit",
      recordId: id,
    };
    expect(await chain("editor", submit)).toEqual([
      "roleGrants: Editor",
      "roleGrants: Editor",
      "recordAllows",
    ]);
    const publish = await explain("publisher", { ...submit, action: "publish" });
    expect(publish).toMatchObject({ allowed: false });
    expect(publish.reasons.at(-1)).toMatchObject({
      kind: "recordRefuses",
      errorCode: "NOT_APPROVED_VERSION",
      message: expect.stringMatching(/approved/),
    });
    expect(await server.db.select().from(articles).where(eq(articles.id, id))).toEqual(before);

    result(await act(staff, "editor", "submit", id));
    const approve: Partial<Query> = { ...submit, action: "approve" };
    const lacking = await explain("publisher", approve);
    expect(lacking.reasons.map(({ kind }) => kind)).toEqual(["roleGrants", "notGranted"]);
    expect((await explain("reviewer", approve)).allowed).toBe(true);
    const change = await explain("editor", { operationId: "articlesUpdate", recordId: id });
    expect(change.reasons.at(-1)).toMatchObject({ errorCode: "REVIEW_RUNNING" });
  });

  test("applies to accounts, roles and menus too", async () => {
    const refusalOn = async (operationId: string, recordId: string) =>
      (await explain("admin", { operationId, recordId })).reasons.at(-1)?.errorCode;
    expect(await refusalOn("usersDelete", await userId(server, "admin"))).toBe("SELF_FORBIDDEN");
    expect(await refusalOn("rolesDelete", await roleId(server, "admin"))).toBe("BUILTIN_READONLY");
    expect(await refusalOn("rolesUpdate", await roleId(server, "editor"))).toBeNull();
    expect(await refusalOn("menusDelete", (await menuNamed("Users")).id)).toBe("IN_USE");
  });
});

describe("a question", () => {
  test("names an account, and a permission or an operation that there is", async () => {
    const id = await userId(server, "editor");
    const fault = async (query: Partial<Query>) => (await ask(query)).body.fieldErrors?.[0]?.field;
    expect((await ask({ userId: "nobody", code: "content:article:save" })).status).toBe(404);
    expect(await fault({ userId: id })).toBe("code");
    expect(await fault({ userId: id, code: "a", operationId: "homeGet" })).toBe("code");
    expect(await fault({ userId: id, code: "content:article:fly" })).toBe("code");
    expect(await fault({ userId: id, operationId: "articlesFly" })).toBe("operationId");
    expect(await fault({ userId: id, operationId: "articlesAct" })).toBe("action");
    expect(await fault({ userId: id, operationId: "homeGet", action: "submit" })).toBe("action");
    expect(await fault({ userId: id, operationId: "homeGet", recordId: "x" })).toBe("recordId");
    const unknown = { operationId: "articlesUpdate", recordId: "x" };
    expect(await fault({ userId: id, ...unknown })).toBe("recordId");
  });

  test("about a record needs the permission to read it", async () => {
    const role = await makeRole(server, "lister", ["system:role:page"]);
    await makeUser(server, token, "lister", [role]);
    const lister = await server.signIn("lister");
    const id = await userId(server, "editor");
    result(await ask({ userId: id, operationId: "articlesUpdate" }, lister));
    const about = { userId: id, operationId: "articlesUpdate", recordId: "x" };
    expect((await ask(about, lister)).body.errorCode).toBe("FORBIDDEN");
  });
});
