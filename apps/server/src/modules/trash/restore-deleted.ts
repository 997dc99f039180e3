import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { accountsAbove, rolesAbove } from "../../auth/privilege-check.ts";
import { signedIn } from "../../auth/signed-in-user.ts";
import { databaseFault, isMissingReference } from "../../db/database-error.ts";
import type { Db } from "../../db/db.ts";
import { queryRows } from "../../db/query-rows.ts";
import type { DeletedRows } from "../../db/schema/deleted-records.ts";
import { deletedRecords, dictItems, menus, orgs, products } from "../../db/schema/index.ts";
import { AppError } from "../../kernel/app-error.ts";
import { fieldError } from "../../kernel/field-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { recordChange } from "../audit/record-change.ts";
import { keepAdministration } from "../menus/keep-administration.ts";
import type { Context } from "../operation.ts";
import { indexProduct } from "../products/index-product.ts";
import { productTable } from "../products/product-record.ts";
import { assertMayCall, mayCall, recordOperations } from "../record-kinds.ts";
import { notFound } from "../records.ts";
import { assertPosition, lockTree, MAX_LEVELS, ROOT_ID } from "../tree.ts";
import { TakenError, takenValue } from "./name-clash.ts";
import { isTrashKind, nameOf, trashedTables, type TrashKind } from "./trashed-tables.ts";

type Row = Record<string, unknown>;

/**
 * Restores a deleted record under its id, as somebody who may create such a record: with what was deleted with it, as far
 * as that still refers to something.
 *
 * @throws AppError `FORBIDDEN`; `NOT_FOUND` when it is not in the trash any more; `DUPLICATE` as a
 * `TakenError`; a field error when its parent is gone.
 */
export async function restoreDeleted(id: string, ctx: Context): Promise<void> {
  await refuseClashes(id, ctx, () =>
    ctx.db.transaction(async (tx) => {
      const [kept] = await tx
        .select()
        .from(deletedRecords)
        .where(eq(deletedRecords.id, id))
        .for("update");
      if (kept === undefined || !isTrashKind(kept.kind)) throw notFound();
      const { kind, name, rows } = kept;
      const { create } = recordOperations[kind];
      if (create !== undefined) assertMayCall(create, ctx.user);
      const write = () => writeRows(tx, kind, { id, rows }, ctx);
      const row = kind === "menus" ? await keepAdministration(tx, write) : await write();
      await tx.delete(deletedRecords).where(eq(deletedRecords.id, id));
      const call = { ...ctx, operation: { id: ctx.operation.id, tag: kind } };
      await recordChange(tx, call, { targetId: id, targetName: name, before: null, after: row });
    }),
  );
}

async function writeRows(
  tx: Db,
  kind: TrashKind,
  { id, rows }: { id: string; rows: DeletedRows },
  ctx: Context,
): Promise<Row> {
  const { table, dependents, optional, secrets } = trashedTables[kind];
  const [row] = rows[nameOf(table)] ?? [];
  if (row === undefined) throw notFound();
  const author = signedIn(ctx.user);
  const stamp = {
    updated_at: ctx.now().toISOString(),
    updated_by: author.id,
    updated_by_name: author.name,
    // A deletion or change that was based on the former state must not succeed now.
    version: Number(row["version"]) + 1,
  };
  const restored: Row = { ...row, ...secrets, ...stamp };
  for (const { column, table: target } of optional) {
    const reference = restored[column.name];
    if (typeof reference === "string" && !(await exists(tx, target, reference))) {
      restored[column.name] = null;
    }
  }
  await assertPlace(tx, kind, restored);
  await insertRows(tx, table, [restored]);
  for (const { table: dependent, other, otherTable } of dependents) {
    const all = rows[nameOf(dependent)] ?? [];
    const living: Row[] = [];
    for (const one of all) {
      if (await exists(tx, otherTable, String(one[other.name]))) living.push(one);
    }
    await insertRows(tx, dependent, living);
  }
  await assertNotAbove(tx, kind, id, ctx);
  const product = kind === "products" ? await productTable.get(tx, id) : undefined;
  if (product !== undefined) await indexProduct(tx, product);
  return namedByField(table, restored);
}

/** Refuses a place in a tree, a dictionary or an article list that is gone. */
async function assertPlace(tx: Db, kind: TrashKind, row: Row): Promise<void> {
  if (kind === "menus" || kind === "orgs") {
    const table = kind === "menus" ? menus : orgs;
    await lockTree(tx, kind);
    const positions = await tx.select({ id: table.id, parentId: table.parentId }).from(table);
    assertPosition(positions, { parentId: String(row["parent_id"]) }, MAX_LEVELS[kind]);
  }
  if (kind === "products" && row["parent_id"] !== ROOT_ID) {
    const [parent] = await tx
      .select({ id: products.id })
      .from(products)
      .where(eq(products.id, String(row["parent_id"])))
      .for("key share");
    if (parent === undefined) throw fieldError("parentId", "exists", messages.fields.notExisting);
  }
  if (kind === "dictItems" && row["is_default"] === true) {
    const ofDict = and(eq(dictItems.dictId, String(row["dict_id"])), dictItems.isDefault);
    if ((await tx.$count(dictItems, ofDict)) > 0) row["is_default"] = false;
  }
}

/** Nobody restores an account or a role with more permissions than they hold. */
async function assertNotAbove(tx: Db, kind: TrashKind, id: string, ctx: Context): Promise<void> {
  const caller = signedIn(ctx.user);
  if (kind === "roles" && (await rolesAbove(tx, caller, [id])).size > 0) {
    throw new AppError("FORBIDDEN", messages.roles.above);
  }
  if (kind === "users" && (await accountsAbove(tx, caller, [id])).size > 0) {
    throw new AppError("FORBIDDEN", messages.users.above);
  }
}

async function exists(tx: Db, table: PgTable, id: string): Promise<boolean> {
  const found = await queryRows(tx, sql`select 1 from ${table} where id = ${id} for key share`);
  return found.length > 0;
}

/** The database itself reads the values back, so each has its type again; a newer column gets its default. */
async function insertRows(tx: Db, table: PgTable, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(
    Object.values(getTableColumns(table))
      .map(({ name }) => name)
      .filter((name) => name in first)
      .map((name) => sql.identifier(name)),
    sql`, `,
  );
  await tx.execute(
    sql`insert into ${table} (${columns})
        select ${columns} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)`,
  );
}

/** A violated index or reference names what clashes. */
async function refuseClashes(id: string, ctx: Context, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    const fault = databaseFault(error);
    if (fault?.code === "23505") {
      throw new TakenError(await takenFrom(id, ctx, fault.constraint ?? ""), error);
    }
    if (!isMissingReference(error)) throw error;
    throw fieldError("parentId", "exists", messages.fields.notExisting);
  }
}

/** For those who may view the record that has the value. */
async function takenFrom(id: string, { db, user }: Context, constraint: string) {
  const [kept] = await db.select().from(deletedRecords).where(eq(deletedRecords.id, id));
  if (kept === undefined || !isTrashKind(kept.kind)) return undefined;
  const { kind, name, rows } = kept;
  const [row] = rows[nameOf(trashedTables[kind].table)] ?? [];
  if (row === undefined || !mayCall(recordOperations[kind].view, user)) return undefined;
  return takenValue(db, { kind, name, row }, constraint);
}

/** A row as the application names its fields. */
function namedByField(table: PgTable, row: Row): Row {
  const columns = Object.entries(getTableColumns(table));
  return Object.fromEntries(columns.map(([field, { name }]) => [field, row[name]]));
}
