/** Signing in and out, the signed-in account, and what roles open. */
import { shape } from "./shape.ts";
import { operationOf } from "../contract.ts";
import type { FakeCall, Serve } from "./call.ts";
import { permissionsOf, rolesOf } from "./caller.ts";
import { filterAndSort, listOf } from "./listing.ts";
import { Refused } from "./refused.ts";
import { resources } from "./resources.ts";
import { viewOf } from "./resource.ts";
import { checkVersion } from "./serve-resource.ts";
import { textOf, textsOf, type Row, type Values } from "./values.ts";

const SESSION_MS = 12 * 3_600_000;

/** @throws Refused `BAD_CREDENTIALS`, `ACCOUNT_DISABLED`. */
function signIn({ input, world }: FakeCall): Values {
  const username = textOf(input, "username").trim().toLowerCase();
  const user = world.rows("users").find((row) => textOf(row, "username") === username);
  if (user === undefined || user["password"] !== input["password"]) {
    throw new Refused("BAD_CREDENTIALS");
  }
  if (user["status"] === "disabled") throw new Refused("ACCOUNT_DISABLED");
  const token = world.nextId("session");
  world.sessions.set(token, user.id);
  const expiresAt = new Date(Date.parse(world.now()) + SESSION_MS).toISOString();
  return { token, expiresAt, mustChangePassword: user["mustChangePassword"] === true };
}

function signOut({ token = "", world }: FakeCall): null {
  world.sessions.delete(token);
  return null;
}

/** The account of the call. */
function own({ user }: FakeCall): Row {
  if (user === undefined) throw new Refused("UNAUTHENTICATED");
  return user;
}

function current(call: FakeCall): Values {
  const { world } = call;
  const user = own(call);
  const roles = rolesOf(world, user);
  const memberships = world.rows("workgroupMembers").filter(({ userId }) => userId === user.id);
  const open = world
    .rows("tasks")
    .filter((task) => task["assigneeId"] === user.id && task["status"] === "pending");
  return shape(operationOf(call.id).result ?? {}, {
    ...user,
    roles: roles.map((role) => role["code"]),
    roleNames: roles.map((role) => role["name"]),
    permissions: permissionsOf(world, user),
    orgName: world.find("orgs", user["orgId"])?.["name"] ?? null,
    workgroups: memberships.flatMap(({ workgroupId }) => {
      const group = world.find("workgroups", workgroupId);
      return group === undefined ? [] : [{ id: group.id, name: group["name"] }];
    }),
    counters: {
      waitToHandle: open.length,
      waitToRead: 0,
      pendingComments: counted(call, "content:comment:page", "comments", "pending"),
      newMessages: counted(call, "content:message:page", "messages", "new"),
    },
  });
}

function counted(call: FakeCall, code: string, table: string, status: string): number {
  if (!call.may(code)) return 0;
  return call.world.rows(table).filter((row) => row["status"] === status).length;
}

/** @throws Refused `OLD_PASSWORD_WRONG`. */
function changePassword(call: FakeCall): null {
  const user = own(call);
  if (user["password"] !== call.input["oldPassword"]) throw new Refused("OLD_PASSWORD_WRONG");
  const changes = { password: call.input["newPassword"], mustChangePassword: false };
  call.world.update("users", user, changes, call.author);
  endSessions(call, user, call.token);
  return null;
}

/** @throws Refused `SELF_FORBIDDEN`, `VERSION_CONFLICT`. */
function resetPassword(call: FakeCall): Values {
  const user = call.world.get("users", call.input["id"]);
  if (user.id === call.user?.id) throw new Refused("SELF_FORBIDDEN");
  checkVersion(call, served("users"), user, call.input["version"]);
  const password = `Temporary-${call.world.nextId("password")}`;
  call.world.update("users", user, { password, mustChangePassword: true }, call.author);
  endSessions(call, user, undefined);
  return { temporaryPassword: password };
}

function endSessions({ world }: FakeCall, user: Row, kept: string | undefined): void {
  for (const [token, userId] of world.sessions) {
    if (userId === user.id && token !== kept) world.sessions.delete(token);
  }
}

/** Brief entries, for choosing somebody. */
function pickUsers(call: FakeCall): unknown {
  const { users = {} } = resources;
  const people = call.world.rows("users").map((row) => viewOf(users, row, call));
  return listOf(call, filterAndSort(people, users, call));
}

function menuTree(call: FakeCall): unknown {
  const root = textOf(call.input, "id");
  return nested(call, root, menusInOrder(call));
}

function menusInOrder(call: FakeCall): Row[] {
  const { menus = {} } = resources;
  const rows = call.world.rows("menus").map((row) => viewOf(menus, row, call));
  return filterAndSort(rows, menus, { ...call, input: {} });
}

/** The menus that the roles of the account open, as a tree, with the buttons that it may use. */
function ownMenus(call: FakeCall): unknown {
  const { world } = call;
  const user = own(call);
  const roles = rolesOf(world, user);
  const opened = new Set(roles.flatMap((role) => textsOf(role, "menuIds")));
  const isAdmin = roles.some(({ code }) => code === "admin");
  const permissions = new Set(permissionsOf(world, user));
  const visible = menusInOrder(call)
    .filter((menu) => menu["status"] === "enabled" && menu["type"] !== "api")
    .filter((menu) => isAdmin || opened.has(menu.id))
    .filter(({ permissionCode: code }) => typeof code !== "string" || permissions.has(code))
    .map((menu) => ({ ...menu, permissionButtons: buttonsOf(call, menu, permissions) }));
  return nested(call, "0", visible);
}

function buttonsOf({ world }: FakeCall, menu: Row, permissions: ReadonlySet<string>): string[] {
  return world
    .rows("auths")
    .filter((auth) => auth["menuId"] === menu.id && permissions.has(textOf(auth, "code")))
    .map((auth) => textOf(auth, "action"));
}

function orgTree(call: FakeCall): unknown {
  return nested(call, "0", orgsInOrder(call, call.input));
}

function orgChildren(call: FakeCall): unknown {
  return listOf(call, orgsInOrder(call, { parentId: call.input["id"] }));
}

function orgsInOrder(call: FakeCall, input: Values): Row[] {
  const { orgs = {} } = resources;
  const rows = call.world.rows("orgs").map((row) => viewOf(orgs, row, call));
  return filterAndSort(rows, orgs, { ...call, input });
}

/** Records below a parent, in the shape of the operation's entries. */
export function nested(call: FakeCall, parentId: string, rows: readonly Row[]): Values[] {
  const item = operationOf(call.id).result?.items ?? {};
  return rows
    .filter((row) => row["parentId"] === parentId)
    .map((row) => shape(item, { ...row, children: nested(call, row.id, rows) }));
}

function roleMenus(call: FakeCall): Values {
  const role = call.world.get("roles", call.input["roleId"]);
  const menuIds = idsOf(call, role, "menus", "menuIds");
  const half = textsOf(role, "halfMenuIds");
  return {
    roleId: role.id,
    menuIds: menuIds.filter((id) => !half.includes(id)),
    halfMenuIds: half,
  };
}

function roleAuths(call: FakeCall): Values {
  const role = call.world.get("roles", call.input["roleId"]);
  return { roleId: role.id, authIds: idsOf(call, role, "auths", "authIds") };
}

/** The built-in role has everything. */
function idsOf({ world }: FakeCall, role: Row, table: string, member: string): string[] {
  if (role["builtIn"] === true) return world.rows(table).map(({ id }) => id);
  return textsOf(role, member);
}

/** Changes what a role opens. */
function grant(...members: readonly ("menuIds" | "halfMenuIds" | "authIds")[]): Serve {
  return (call) => {
    const role = call.world.get("roles", call.input["roleId"] ?? call.input["id"]);
    if (role["builtIn"] === true) throw new Refused("BUILTIN_READONLY");
    if (call.user !== undefined && textsOf(call.user, "roleIds").includes(role.id)) {
      throw new Refused("SELF_FORBIDDEN");
    }
    checkVersion(call, served("roles"), role, call.input["version"]);
    const changes = Object.fromEntries(
      members.map((member) => [member, textsOf(call.input, member)]),
    );
    const after = call.world.update("roles", role, changes, call.author);
    return { id: after.id, version: after.version };
  };
}

function addMembers(call: FakeCall): Values {
  const { input, world, author } = call;
  world.get("workgroups", input["workgroupId"]);
  const { workgroupId, memberRole = "member" } = input;
  const known = new Set(
    world
      .rows("workgroupMembers")
      .flatMap((row) => (row["workgroupId"] === workgroupId ? [textOf(row, "userId")] : [])),
  );
  const userIds = textsOf(input, "userIds");
  const added = userIds.filter((id) => !known.has(id));
  for (const userId of added) {
    world.insert("workgroupMembers", { workgroupId, userId, memberRole, orderBy: 0 }, author);
  }
  return { added: added.length, skipped: userIds.length - added.length };
}

function served(table: string) {
  return { table, resource: resources[table] ?? {} };
}

export const accounts: Readonly<Record<string, Serve>> = {
  sessionLogin: signIn,
  sessionCreateToken: signIn,
  sessionLogout: signOut,
  sessionRemoveToken: signOut,
  usersCurrent: current,
  usersUpdatePwd: changePassword,
  usersResetPwd: resetPassword,
  usersList: pickUsers,
  menusTree: menuTree,
  menusCurrentUser: ownMenus,
  orgsTree: orgTree,
  orgsChildren: orgChildren,
  rolesListMenus: roleMenus,
  rolesListAuth: roleAuths,
  rolesUpdateMenus: grant("menuIds", "halfMenuIds"),
  rolesUpdateAuth: grant("authIds"),
  rolesUpdateGrants: grant("menuIds", "authIds"),
  workgroupMembersAdd: addMembers,
};
