import { eq } from "drizzle-orm";
import { nameKey } from "../../db/name-key.ts";
import { userRoles } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { AppError } from "../../kernel/app-error.ts";
import type { SeenRecord } from "../assert-version.ts";
import type { Context } from "../operation.ts";
import { refuseDuplicates } from "../../db/refuse-duplicates.ts";
import { messages } from "../../kernel/messages/index.ts";
import { changeRecord, createRecord, deleteRecord, type Written } from "../records.ts";
import { flowUsage } from "./flow-usage.ts";
import { copyGrants } from "./role-grants.ts";
import { assertNotBuiltIn, lockRole } from "./role-lock.ts";
import { roleKind } from "./role-record.ts";

type Schemas = components["schemas"];

const uniqueFields = { roles_code_key: "code", roles_name_key_unique: "name" };

/**
 * Creates a role without menus and permissions, or with those of another.
 *
 * @throws AppError `DUPLICATE`, and as `copyGrants` does.
 */
export async function createRole(
  { copyOf, ...fields }: Schemas["RoleCreateBody"],
  ctx: Context,
): Promise<Written> {
  return refuseDuplicates(uniqueFields, () =>
    ctx.idempotent.transaction(async (tx) => {
      const written = await createRecord(
        tx,
        roleKind,
        { ...fields, nameKey: nameKey(fields.name) },
        ctx,
      );
      const to = { id: written.id, name: fields.name };
      if (copyOf !== undefined) await copyGrants(tx, { from: copyOf, to }, ctx);
      return written;
    }),
  );
}

/** @throws AppError as `lockRole` does, `DUPLICATE`, `BUILTIN_READONLY`. */
export async function updateRole(body: Schemas["RoleUpdateBody"], ctx: Context): Promise<Written> {
  const { id: _id, version: _version, ...fields } = body;
  return refuseDuplicates(uniqueFields, () =>
    ctx.db.transaction(async (tx) => {
      const row = await lockRole(tx, body, ctx);
      if (fields.status === "disabled") assertNotBuiltIn(row);
      const key = fields.name === undefined ? {} : { nameKey: nameKey(fields.name) };
      return changeRecord(tx, roleKind, row, { ...fields, ...key }, ctx);
    }),
  );
}

/** @throws AppError as `lockRole` does, `BUILTIN_READONLY`, `IN_USE` with counts. */
export async function deleteRole(seen: SeenRecord, ctx: Context): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockRole(tx, seen, ctx);
    assertNotBuiltIn(row);
    const users = await tx.$count(userRoles, eq(userRoles.roleId, row.id));
    const { articleTypes, reviews } = (await flowUsage(tx)).get(row.code) ?? unnamed;
    if (users + articleTypes + reviews > 0) {
      const result = { users, articleTypes, reviews };
      throw new AppError("IN_USE", messages.roles.inUse, { result });
    }
    await deleteRecord(tx, roleKind, row, ctx);
  });
}

const unnamed = { articleTypes: 0, reviews: 0 };
