import { eq } from "drizzle-orm";
import { may } from "../../auth/signed-in-user.ts";
import { equals } from "../../db/crud-table.ts";
import { auths, menus, roleAuths } from "../../db/schema/index.ts";
import { AppError } from "../../kernel/app-error.ts";
import type { Handlers } from "../operation.ts";
import { refuseDuplicates } from "../../db/refuse-duplicates.ts";
import { messages } from "../../kernel/messages/index.ts";
import { assertReference } from "../assert-reference.ts";
import { answerList, changeRecord, createRecord, deleteRecord, lockRecord } from "../records.ts";
import { authKind, authTable, toAuths } from "./auth-record.ts";

/** Permissions. Which roles hold them is told to the roles. */
export const authHandlers = {
  authsList: async ({ query }, { db }) => {
    const list = await authTable.list(db, equals(auths.menuId, query.menuId));
    return answerList({ ...list, records: await toAuths(db, list.records) });
  },

  authsPage: async ({ query }, { db }) => {
    const { menuId, status } = query;
    const filters = [equals(auths.menuId, menuId), equals(auths.status, status)];
    const page = await authTable.page(db, query, ...filters);
    return { ...page, records: await toAuths(db, page.records) };
  },

  authsAdd: async ({ body }, ctx) =>
    refuseDuplicates({ auths_code_key: "code" }, () =>
      ctx.db.transaction(async (tx) => {
        await assertReference(tx, menus, "menuId", body.menuId);
        return createRecord(tx, authKind, body, ctx);
      }),
    ),

  authsUpdate: async ({ body }, ctx) =>
    ctx.db.transaction(async (tx) => {
      const before = await lockRecord(tx, authKind, body, ctx);
      const { id: _id, version: _version, ...changes } = body;
      const enabled = changes.status === "enabled" && before.status === "disabled";
      // Roles keep a permission that is disabled: whoever enables it gives it to all who hold it.
      if (enabled && !may(ctx.user, before.code)) {
        throw new AppError("FORBIDDEN", messages.permissions.notHeld);
      }
      await assertReference(tx, menus, "menuId", changes.menuId);
      return changeRecord(tx, authKind, before, changes, ctx);
    }),

  authsDelete: async ({ path }, ctx) => {
    await ctx.db.transaction(async (tx) => {
      const row = await lockRecord(tx, authKind, path, ctx);
      const roles = await tx.$count(roleAuths, eq(roleAuths.authId, row.id));
      if (roles > 0)
        throw new AppError("IN_USE", messages.permissions.inUse, { result: { roles } });
      await deleteRecord(tx, authKind, row, ctx);
    });
    return null;
  },
} satisfies Partial<Handlers>;
