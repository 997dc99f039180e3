import { expect, test } from "vitest";
import { chooseAll, findPermissions, groupPermissions } from "./permission-groups.ts";
import type { GrantablePermission } from "../../queries/permissions.ts";

function permission(code: string, name: string, menuTitle: string | null): GrantablePermission {
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

const addRole = permission("system:role:add", "Create a role", "Roles");
const pickUsers = permission("system:user:pick", "List users in brief", null);
const addUser = permission("system:user:add", "Create a user", "Users");
const dropRole = permission("system:role:delete", "Delete a role", "Roles");
const all = [addRole, pickUsers, addUser, dropRole];

test("permissions are grouped by page in order, those without a page last", () => {
  expect(groupPermissions(all)).toEqual([
    { menuId: "menu-Roles", menuTitle: "Roles", permissions: [addRole, dropRole] },
    { menuId: "menu-Users", menuTitle: "Users", permissions: [addUser] },
    { menuId: null, menuTitle: null, permissions: [pickUsers] },
  ]);
});

test.each([
  ["", all],
  ["CREATE", [addRole, addUser]],
  ["create users", [addUser]],
  ["system:role", [addRole, dropRole]],
  ["nothing like it", []],
])("the query %j matches page, name and code", (messages, found) => {
  expect(findPermissions(all, messages)).toEqual(found);
});

test("chooseAll selects or clears some permissions and keeps the others", () => {
  const chosen = new Set([pickUsers.id, addRole.id]);
  expect(chooseAll(chosen, [addRole, dropRole], true)).toEqual(
    new Set([pickUsers.id, addRole.id, dropRole.id]),
  );
  expect(chooseAll(chosen, [addRole, dropRole], false)).toEqual(new Set([pickUsers.id]));
});
