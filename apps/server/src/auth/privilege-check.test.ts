import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { result } from "../../tests/_content.ts";
import { companyId, makeRole, makeUser, roleId, userId } from "../../tests/_people.ts";
import { testPassword } from "../../tests/_database.ts";
import { startTestServer, type TestServer } from "../../tests/_server.ts";
import { permissions, menus, roles, userRoles, users } from "../db/schema/index.ts";

const managing = [
  "system:user:page",
  "system:user:add",
  "system:user:update",
  "system:user:resetPwd",
  "system:user:delete",
  "system:role:page",
  "system:role:add",
  "system:role:update",
  "system:role:delete",
  "system:role:assignMenus",
  "system:role:assignAuths",
];

let server: TestServer;
let admin: string;
let manager: string;
let managerId: string;
let managerRole: string;
/** Holds some of the manager's permissions. */
let clerkRole: string;
let orgId: string;

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "100" } });
  admin = await server.signIn("admin");
  managerRole = await makeRole(server, "manager", managing);
  clerkRole = await makeRole(server, "clerk", ["system:user:page"]);
  orgId = await companyId(server);
  managerId = await makeUser(server, admin, "manager", [managerRole]);
  manager = await server.signIn("manager");
});

afterAll(() => server[Symbol.asyncDispose]());

function as(token: string) {
  return {
    add: (username: string, roleIds: string[]) =>
      server.call<"usersAdd">("POST /user/add", {
        token,
        body: { username, name: username, password: testPassword, orgId, roleIds },
      }),
    update: (body: object) => server.call("PUT /user/update", { token, body }),
    reset: (id: string) => server.call("PUT /user/resetPwd?id=" + id, { token }),
    remove: (id: string) => server.call(`DELETE /user/${id}`, { token }),
    getUser: async (id: string) =>
      result(await server.call<"usersGet">(`GET /user/${id}`, { token })),
    getRole: async (id: string) =>
      result(await server.call<"rolesGet">(`GET /roles/role/${id}`, { token })),
    updateRole: (body: object) => server.call("PUT /roles/update", { token, body }),
    removeRole: (id: string) => server.call(`DELETE /roles/delete/${id}`, { token }),
    setAuths: async (id: string, authIds: string[]) => {
      const body = { roleId: id, version: await versionOf(roles, id), authIds };
      return server.call("PUT /roles/auth/update", { token, body });
    },
    setMenus: async (id: string, menuIds: string[]) => {
      const body = { roleId: id, version: await versionOf(roles, id), menuIds };
      return server.call("PUT /roles/menus/update", { token, body });
    },
  };
}

async function authId(code: string): Promise<string> {
  const [permission] = await server.db.select().from(permissions).where(eq(permissions.code, code));
  return permission?.id ?? "";
}

function versionOf(table: typeof users | typeof roles, id: string) {
  return server.db
    .select()
    .from(table)
    .where(eq(table.id, id))
    .then(([row]) => row?.version ?? 0);
}

describe("an account manager", () => {
  test("grants only roles with no more permissions than their own", async () => {
    result(await as(manager).add("fine", [clerkRole]));
    result(await as(manager).add("equal", [managerRole]));
    for (const code of ["admin", "editor"]) {
      const reply = await as(manager).add(`new.${code}`, [clerkRole, await roleId(server, code)]);
      expect(reply.body.errorCode).toBe("FORBIDDEN");
    }
    const id = await userId(server, "fine");
    const roleIds = [await roleId(server, "admin")];
    const raised = await as(manager).update({ id, version: 1, roleIds });
    expect(raised.body.errorCode).toBe("FORBIDDEN");
    expect((await as(admin).getUser(id)).roleIds).toEqual([clerkRole]);
  });

  test("grants no role that opens a menu they do not have", async () => {
    const role = await makeRole(server, "viewer", []);
    const [menu] = await server.db.select().from(menus).where(eq(menus.name, "Users"));
    result(await as(admin).setMenus(role, [menu?.id ?? ""]));
    expect((await as(manager).add("watcher", [role])).body.errorCode).toBe("FORBIDDEN");
  });

  test("counts what is switched off as held", async () => {
    const role = await makeRole(server, "sleeping", ["content:article:publish"]);
    await server.db.update(roles).set({ status: "disabled" }).where(eq(roles.id, role));
    expect((await as(manager).add("sleeper", [role])).body.errorCode).toBe("FORBIDDEN");
    const id = await makeUser(server, admin, "sleeper", [role]);
    expect((await as(manager).reset(id)).body.errorCode).toBe("FORBIDDEN");
  });

  test.each(["admin", "publisher"])(
    "cannot change %s, who has more permissions",
    async (username) => {
      const id = await userId(server, username);
      const before = await as(admin).getUser(id);
      const { version } = before;
      const refusals = [
        await as(manager).update({ id, version, name: "Taken over" }),
        await as(manager).update({ id, version, status: "disabled" }),
        await as(manager).update({ id, version, roleIds: [clerkRole] }),
        await as(manager).reset(id),
        await as(manager).remove(id),
      ];
      expect(refusals.map(({ status }) => status)).toEqual(Array(5).fill(403));
      expect(refusals.every(({ body }) => body.errorCode === "FORBIDDEN")).toBe(true);
      expect(await as(admin).getUser(id)).toEqual(before);
      expect((await as(manager).getUser(id)).allowedActions).toEqual([]);
      await expect(server.signIn(username)).resolves.toBeTruthy();
    },
  );

  test("changes, resets and deletes accounts with no more permissions", async () => {
    const id = await makeUser(server, admin, "junior", [clerkRole]);
    expect((await as(manager).getUser(id)).allowedActions).toEqual([
      "update",
      "disable",
      "deleteWithHandOver",
      "resetPwd",
      "sendPasswordLink",
      "delete",
    ]);
    result(await as(manager).update({ id, version: 1, name: "Junior", roleIds: [managerRole] }));
    result(await as(manager).reset(id));
    result(await as(manager).remove(id));
  });

  test("cannot change their own roles, nor disable or delete themselves", async () => {
    const own = { id: managerId, version: await versionOf(users, managerId) };
    const refusals = [
      await as(manager).update({ ...own, roleIds: [managerRole, clerkRole] }),
      await as(manager).update({ ...own, roleIds: [clerkRole] }),
      await as(manager).update({ ...own, status: "disabled" }),
      await as(manager).reset(managerId),
      await as(manager).remove(managerId),
    ];
    expect(refusals.map(({ body }) => body.errorCode)).toEqual(Array(5).fill("SELF_FORBIDDEN"));
    expect((await as(manager).getUser(managerId)).allowedActions).toEqual(["update"]);
    result(await as(manager).update({ ...own, roleIds: [managerRole], jobTitle: "Manager" }));
  });

  test("does not become somebody else through an id in a body", async () => {
    const body = {
      id: await userId(server, "admin"),
      oldPassword: testPassword,
      newPassword: "a quiet dawn 77",
    };
    expect((await server.call("PUT /user/updatePwd", { token: manager, body })).status).toBe(400);
    await expect(server.signIn("admin")).resolves.toBeTruthy();
  });
});

describe("a role manager", () => {
  test("grants only permissions they hold", async () => {
    const role = await makeRole(server, "helper", []);
    result(await as(manager).setAuths(role, [await authId("system:user:page")]));
    const more = [await authId("system:user:page"), await authId("content:article:publish")];
    const refused = await as(manager).setAuths(role, more);
    expect(refused.body.errorCode).toBe("FORBIDDEN");
    expect((await as(admin).getRole(role)).authCount).toBe(1);
  });

  test("grants only menus they have", async () => {
    const role = await makeRole(server, "opener", []);
    const [menu] = await server.db.select().from(menus).where(eq(menus.name, "Users"));
    const refused = await as(manager).setMenus(role, [menu?.id ?? ""]);
    expect(refused.body.errorCode).toBe("FORBIDDEN");
    expect((await as(admin).getRole(role)).menuCount).toBe(0);
  });

  test("cannot change roles with more permissions", async () => {
    const id = await roleId(server, "publisher");
    const before = await as(admin).getRole(id);
    const { version } = before;
    const refusals = [
      await as(manager).updateRole({ id, version, name: "Mine" }),
      await as(manager).updateRole({ id, version, status: "disabled" }),
      await as(manager).setAuths(id, []),
      await as(manager).setMenus(id, []),
      await as(manager).removeRole(id),
    ];
    expect(refusals.map(({ body }) => body.errorCode)).toEqual(Array(5).fill("FORBIDDEN"));
    expect(await as(admin).getRole(id)).toEqual(before);
    expect((await as(manager).getRole(id)).allowedActions).toEqual([]);
  });

  test("cannot change a role they hold, not even a disabled one", async () => {
    const asleep = await makeRole(server, "asleep", ["system:user:page"]);
    await server.db.update(roles).set({ status: "disabled" }).where(eq(roles.id, asleep));
    await server.db.insert(userRoles).values({ userId: managerId, roleId: asleep });
    for (const id of [managerRole, asleep]) {
      const version = await versionOf(roles, id);
      const refusals = [
        await as(manager).updateRole({ id, version, status: "enabled" }),
        await as(manager).setAuths(id, [await authId("system:user:page")]),
        await as(manager).setMenus(id, []),
      ];
      expect(refusals.map(({ body }) => body.errorCode)).toEqual(Array(3).fill("SELF_FORBIDDEN"));
    }
    expect((await as(manager).getRole(managerRole)).allowedActions).toEqual([]);
  });
});

describe("the last administrator", () => {
  test("cannot be deleted or lose the role", async () => {
    const adminId = await userId(server, "admin");
    const second = await makeUser(server, admin, "second", [await roleId(server, "admin")]);
    const asSecond = as(await server.signIn("second"));
    result(
      await asSecond.update({
        id: adminId,
        version: await versionOf(users, adminId),
        status: "disabled",
      }),
    );
    const own = { id: second, version: await versionOf(users, second) };
    expect((await asSecond.update({ ...own, status: "disabled" })).body.errorCode).toBe(
      "SELF_FORBIDDEN",
    );
    // A copy of the permissions, but not the role: the others are no administrators.
    const all = await server.db.select().from(permissions);
    const everything = await makeRole(
      server,
      "everything",
      all.map(({ code }) => code),
    );
    const almostId = await makeUser(server, await server.signIn("second"), "almost", [everything]);
    expect(almostId).toBeTruthy();
    const almost = as(await server.signIn("almost"));
    expect((await almost.remove(second)).body.errorCode).toBe("FORBIDDEN");
    result(
      await asSecond.update({
        id: adminId,
        version: await versionOf(users, adminId),
        status: "active",
      }),
    );
    admin = await server.signIn("admin");
    result(await as(admin).remove(second));
  });

  test.each(["disable", "demote", "delete"])(
    "remains when the last two %s each other, twenty calls at once",
    async (how) => {
      const adminRole = await roleId(server, "admin");
      const adminId = await userId(server, "admin");
      for (let round = 0; round < 3; round += 1) {
        const names = [`${how}.one.${round}`, `${how}.two.${round}`];
        const ids = await Promise.all(
          names.map((name) => makeUser(server, admin, name, [adminRole])),
        );
        const tokens = await Promise.all(names.map((name) => server.signIn(name)));
        // The shipped administrator is disabled, so that only these two are left.
        await setStatus(adminId, "disabled");
        const replies = await Promise.all(
          Array.from({ length: 20 }, (_, n) => {
            const id = ids[(n + 1) % 2] ?? "";
            const caller = as(tokens[n % 2] ?? "");
            if (how === "delete") return caller.remove(id);
            const change = how === "disable" ? { status: "disabled" } : { roleIds: [clerkRole] };
            return caller.update({ id, version: 1, ...change });
          }),
        );
        expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
        expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
        expect(await activeAdmins()).toBe(1);
        await setStatus(adminId, "active");
        for (const id of ids) await server.db.delete(users).where(eq(users.id, id));
      }
    },
  );
});

function setStatus(id: string, status: "active" | "disabled") {
  return server.db.update(users).set({ status }).where(eq(users.id, id));
}

async function activeAdmins(): Promise<number> {
  const rows = await server.db
    .select({ id: users.id })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(and(eq(roles.code, "admin"), eq(users.status, "active")));
  return rows.length;
}
