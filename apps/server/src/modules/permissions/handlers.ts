import { eq } from "drizzle-orm";
import { may } from "../../auth/signed-in-user.ts";
import { equals } from "../../db/crud-table.ts";
import { permissions, menus, rolePermissions } from "../../db/schema/index.ts";
import { AppError } from "../../kernel/app-error.ts";
import type { Handlers } from "../operation.ts";
import { refuseDuplicates } from "../../db/refuse-duplicates.ts";
import { messages } from "../../kernel/messages/index.ts";
import { assertReference } from "../assert-reference.ts";
import { answerList, changeRecord, createRecord, deleteRecord, lockRecord } from "../records.ts";
import { keepAdministration } from "../menus/keep-administration.ts";
import { permissionKind, permissionTable, toPermissions } from "./permission-record.ts";

/** Which roles hold a permission is part of the roles. */
export const permissionHandlers = {
  authsList: async ({ query }, { db }) => {
    const list = await permissionTable.list(db, query, equals(permissions.menuId, query.menuId));
    return answerList({ ...list, records: await toPermissions(db, list.records) });
  },

  authsPage: async ({ query }, { db }) => {
    const { menuId, status } = query;
    const filters = [equals(permissions.menuId, menuId), equals(permissions.status, status)];
    const page = await permissionTable.page(db, query, ...filters);
    return { ...page, records: await toPermissions(db, page.records) };
  },

  authsAdd: async ({ body }, ctx) =>
    refuseDuplicates({ auths_code_key: "code" }, () =>
      ctx.idempotent.transaction(async (tx) => {
        await assertReference(tx, menus, "menuId", body.menuId);
        return createRecord(tx, permissionKind, body, ctx);
      }),
    ),

  authsUpdate: async ({ body }, ctx) =>
    ctx.db.transaction((tx) =>
      keepAdministration(tx, async () => {
        const before = await lockRecord(tx, permissionKind, body, ctx);
        const { id: _id, version: _version, ...changes } = body;
        const switched = changes.status !== undefined && changes.status !== before.status;
        // Roles keep a disabled permission: whoever switches it gives it to all who hold it, or takes it from them.
        if (switched && !may(ctx.user, before.code)) {
          throw new AppError("FORBIDDEN", messages.permissions.notHeld);
        }
        await assertReference(tx, menus, "menuId", changes.menuId);
        return changeRecord(tx, permissionKind, before, changes, ctx);
      }),
    ),

  authsDelete: async ({ path, query }, ctx) => {
    await ctx.db.transaction((tx) =>
      keepAdministration(tx, async () => {
        const row = await lockRecord(tx, permissionKind, { ...path, ...query }, ctx);
        const roles = await tx.$count(rolePermissions, eq(rolePermissions.authId, row.id));
        if (roles > 0)
          throw new AppError("IN_USE", messages.permissions.inUse, { result: { roles } });
        await deleteRecord(tx, permissionKind, row, ctx);
      }),
    );
    return null;
  },
} satisfies Partial<Handlers>;
