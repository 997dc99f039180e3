import { getTableName } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import {
  banners,
  dictItems,
  dicts,
  friendlyLinks,
  menus,
  orgs,
  permissions,
  products,
  quickLinks,
  recommends,
  replyTemplates,
  roleMenus,
  rolePermissions,
  roles,
  userRoles,
  users,
  workgroupMembers,
  workgroups,
} from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";

/** A kind of record that is in the trash once it is deleted. */
export type TrashKind = components["schemas"]["TrashKind"];

/** Rows that are deleted with a record. */
export interface Dependent {
  table: PgTable;
  /** Refers to the record. */
  owner: AnyPgColumn;
  /** Refers to what may be gone by the time of the restoration; then the row is left out. */
  other: AnyPgColumn;
  otherTable: PgTable & { id: AnyPgColumn };
}

/** Where the rows of a kind are. */
export interface TrashedTables {
  table: PgTable & { id: AnyPgColumn };
  dependents: readonly Dependent[];
  /** Columns that become null when what they refer to is gone. */
  optional: readonly { column: AnyPgColumn; table: PgTable & { id: AnyPgColumn } }[];
  /** Columns that are not kept, and the values that they are restored with. */
  secrets: Readonly<Record<string, string>>;
}

const plain = { dependents: [], optional: [], secrets: {} };

export const trashedTables: Readonly<Record<TrashKind, TrashedTables>> = {
  auths: { ...plain, table: permissions, optional: [{ column: permissions.menuId, table: menus }] },
  banners: { ...plain, table: banners },
  dictItems: { ...plain, table: dictItems },
  dicts: { ...plain, table: dicts },
  friendlyLinks: { ...plain, table: friendlyLinks },
  menus: {
    ...plain,
    table: menus,
    dependents: [
      { table: roleMenus, owner: roleMenus.menuId, other: roleMenus.roleId, otherTable: roles },
    ],
  },
  orgs: { ...plain, table: orgs, optional: [{ column: orgs.leaderId, table: users }] },
  products: { ...plain, table: products },
  quickLinks: { ...plain, table: quickLinks },
  recommends: { ...plain, table: recommends },
  replyTemplates: { ...plain, table: replyTemplates },
  roles: {
    ...plain,
    table: roles,
    dependents: [
      { table: roleMenus, owner: roleMenus.roleId, other: roleMenus.menuId, otherTable: menus },
      {
        table: rolePermissions,
        owner: rolePermissions.roleId,
        other: rolePermissions.authId,
        otherTable: permissions,
      },
    ],
  },
  users: {
    table: users,
    dependents: [
      { table: userRoles, owner: userRoles.userId, other: userRoles.roleId, otherTable: roles },
      {
        table: workgroupMembers,
        owner: workgroupMembers.userId,
        other: workgroupMembers.workgroupId,
        otherTable: workgroups,
      },
    ],
    optional: [{ column: users.orgId, table: orgs }],
    // No password fits an empty hash: whoever restores an account gives it a new one.
    secrets: { password_hash: "" },
  },
  workgroups: {
    ...plain,
    table: workgroups,
    dependents: [
      {
        table: workgroupMembers,
        owner: workgroupMembers.workgroupId,
        other: workgroupMembers.userId,
        otherTable: users,
      },
    ],
    optional: [{ column: workgroups.leaderId, table: users }],
  },
};

/** The kinds, as a list. */
export const trashKinds: readonly TrashKind[] = Object.keys(trashedTables).filter(isTrashKind);

/** Whether records of a kind are in the trash once they are deleted. */
export function isTrashKind(kind: string): kind is TrashKind {
  return Object.hasOwn(trashedTables, kind);
}

/** The table's name in the database. */
export function nameOf(table: PgTable): string {
  return getTableName(table);
}
