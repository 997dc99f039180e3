import { equals } from "../../db/crud-table.ts";
import { roles } from "../../db/schema/index.ts";
import type { Handlers } from "../operation.ts";
import { answerList, readRecord } from "../records.ts";
import {
  readRolePermissions,
  readRoleMenus,
  replaceRoleGrants,
  replaceRolePermissions,
  replaceRoleMenus,
} from "./role-grants.ts";
import { roleKind, roleTable, toRoles } from "./role-record.ts";
import { createRole, deleteRole, updateRole } from "./save-role.ts";

export const roleHandlers = {
  rolesList: async ({ query }, ctx) => {
    const { keyword, status } = query;
    const filters = [roleTable.matches(keyword), equals(roles.status, status)];
    const list = await roleTable.list(ctx.db, query, ...filters);
    return answerList({ ...list, records: await toRoles(ctx.db, list.records, ctx) });
  },

  rolesPage: async ({ query }, ctx) => {
    const page = await roleTable.page(ctx.db, query, equals(roles.status, query.status));
    return { ...page, records: await toRoles(ctx.db, page.records, ctx) };
  },

  rolesGet: async ({ path }, ctx) => readRecord(roleKind, path.id, ctx),

  rolesCreate: async ({ body }, ctx) => createRole(body, ctx),

  rolesUpdate: async ({ body }, ctx) => updateRole(body, ctx),

  rolesDelete: async ({ path, query }, ctx) => {
    await deleteRole({ ...path, ...query }, ctx);
    return null;
  },

  rolesListMenus: async ({ query }, { db }) => readRoleMenus(db, query.roleId),

  rolesUpdateMenus: async ({ body }, ctx) => replaceRoleMenus(body, ctx),

  rolesListAuth: async ({ query }, { db }) => readRolePermissions(db, query.roleId),

  rolesUpdateAuth: async ({ body }, ctx) => replaceRolePermissions(body, ctx),

  rolesUpdateGrants: async ({ body }, ctx) => replaceRoleGrants(body, ctx),
} satisfies Partial<Handlers>;
