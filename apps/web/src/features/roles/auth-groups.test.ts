import { expect, test } from "vitest";
import { chooseAll, findAuths, groupAuths } from "./auth-groups.ts";
import type { Auth } from "../../queries/permissions.ts";

function auth(code: string, name: string, menuTitle: string | null): Auth {
  return {
    id: code,
    code,
    name,
    menuTitle,
    menuId: menuTitle && `menu-${menuTitle}`,
    action: code.slice(code.lastIndexOf(":") + 1),
    httpMethod: null,
    apiPath: null,
    description: null,
    orderBy: 0,
    status: "enabled",
    createdAt: "2026-01-01T00:00:00.000Z",
    createdBy: "admin",
    createdByName: "admin",
    updatedAt: "2026-01-01T00:00:00.000Z",
    updatedBy: "admin",
    updatedByName: "admin",
    version: 1,
  };
}

const addRole = auth("system:role:add", "Create a role", "Roles");
const pickUsers = auth("system:user:pick", "List users in brief", null);
const addUser = auth("system:user:add", "Create a user", "Users");
const dropRole = auth("system:role:delete", "Delete a role", "Roles");
const all = [addRole, pickUsers, addUser, dropRole];

test("groups by page in the order the pages come, those of no page last", () => {
  expect(groupAuths(all)).toEqual([
    { menuId: "menu-Roles", menuTitle: "Roles", auths: [addRole, dropRole] },
    { menuId: "menu-Users", menuTitle: "Users", auths: [addUser] },
    { menuId: null, menuTitle: null, auths: [pickUsers] },
  ]);
});

test.each([
  ["", all],
  ["CREATE", [addRole, addUser]],
  ["create users", [addUser]],
  ["system:role", [addRole, dropRole]],
  ["nothing like it", []],
])("finds %j by page, name and code", (messages, found) => {
  expect(findAuths(all, messages)).toEqual(found);
});

test("chooses all of some, or lets them go, and leaves the others", () => {
  const chosen = new Set([pickUsers.id, addRole.id]);
  expect(chooseAll(chosen, [addRole, dropRole], true)).toEqual(
    new Set([pickUsers.id, addRole.id, dropRole.id]),
  );
  expect(chooseAll(chosen, [addRole, dropRole], false)).toEqual(new Set([pickUsers.id]));
});
