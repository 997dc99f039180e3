import type { Fields } from "./audit/field-changes.ts";
import { recordChange } from "./audit/record-change.ts";
import { signedIn } from "../auth/signed-in-user.ts";
import type { CrudTable } from "../db/crud-table.ts";
import type { Db } from "../db/db.ts";
import type { BoundedList } from "../db/list-of.ts";
import type { components } from "../generated/schema.ts";
import { AppError } from "../kernel/app-error.ts";
import { assertVersion, type SeenRecord } from "./assert-version.ts";
import { answer, type Answer, type Context } from "./operation.ts";
import { messages } from "../kernel/messages/index.ts";
import { keepDeleted } from "./trash/keep-deleted.ts";
import { isTrashKind } from "./trash/trashed-tables.ts";

export type Written = components["schemas"]["WrittenRecord"];

export type StoredRow = Fields & { id: string; version: number };

/** A kind of record: its table, its name for people, and its form on the wire. */
export interface RecordKind<Row extends StoredRow, Values, Dto extends object> {
  table: Pick<CrudTable<Row, Values, never>, "get" | "lock" | "insert" | "update" | "remove">;
  /** A record's name for the operation log and the trash. */
  nameOf(row: Row, db: Db): string | null | Promise<string | null>;
  toRecords(db: Db, rows: readonly Row[], ctx: Context): Promise<Dto[]>;
  /** What the operation log may contain; everything by default. */
  logged?(row: Row): Fields;
}

/** Infers the types of a kind's table and records. */
export function recordKind<Row extends StoredRow, Values, Dto extends object>(
  kind: RecordKind<Row, Values, Dto>,
): RecordKind<Row, Values, Dto> {
  return kind;
}

/** @throws AppError `NOT_FOUND`. */
export async function readRecord<Row extends StoredRow, Values, Dto extends object>(
  kind: RecordKind<Row, Values, Dto>,
  id: string,
  ctx: Context,
): Promise<Dto> {
  const row = await kind.table.get(ctx.db, id);
  const [record] = row === undefined ? [] : await kind.toRecords(ctx.db, [row], ctx);
  if (record === undefined) throw notFound();
  return record;
}

/**
 * Locks a record for a change in this transaction.
 *
 * @param expected The version that the change is based on; a deletion has none.
 * @throws AppError `NOT_FOUND`; `VERSION_CONFLICT` with the current record.
 */
export async function lockRecord<Row extends StoredRow, Values, Dto extends object>(
  tx: Db,
  kind: RecordKind<Row, Values, Dto>,
  { id, version: expected }: { id: string; version?: number },
  ctx: Context,
): Promise<Row> {
  const row = await kind.table.lock(tx, id);
  if (row === undefined) throw notFound();
  if (expected !== undefined) {
    await assertVersion(row, expected, async () => {
      const [current = row] = await kind.toRecords(tx, [row], ctx);
      return current;
    });
  }
  return row;
}

/** Trims texts. */
export async function createRecord<Row extends StoredRow, Values extends object>(
  tx: Db,
  kind: RecordKind<Row, Values, object>,
  values: Values,
  ctx: Context,
): Promise<Written> {
  const after = await kind.table.insert(tx, trimmed(values), signedIn(ctx.user), ctx.now());
  await logChange(tx, kind, null, after, ctx);
  return { id: after.id, version: after.version };
}

/** Changes fields of a record that `lockRecord` has locked. Trims texts. */
export async function changeRecord<Row extends StoredRow, Values extends object>(
  tx: Db,
  kind: RecordKind<Row, Values, object>,
  before: Row,
  changes: Partial<Values>,
  ctx: Context,
): Promise<Written> {
  const author = signedIn(ctx.user);
  const after = await kind.table.update(tx, before.id, trimmed(changes), author, ctx.now());
  await logChange(tx, kind, before, after, ctx);
  return { id: after.id, version: after.version };
}

/**
 * Locks a record and changes fields of it.
 *
 * @throws AppError `NOT_FOUND`; `VERSION_CONFLICT` with the current record.
 */
export async function updateRecord<Row extends StoredRow, Values extends object>(
  tx: Db,
  kind: RecordKind<Row, Values, object>,
  expected: { id: string; version: number },
  changes: Partial<Values>,
  ctx: Context,
): Promise<Written> {
  return changeRecord(tx, kind, await lockRecord(tx, kind, expected, ctx), changes, ctx);
}

/** Deletes a record that `lockRecord` has locked; of most kinds, it can be restored from the trash. */
export async function deleteRecord<Row extends StoredRow, Values>(
  tx: Db,
  kind: RecordKind<Row, Values, object>,
  before: Row,
  ctx: Context,
): Promise<void> {
  const { tag } = ctx.operation;
  if (isTrashKind(tag)) {
    const name = (await kind.nameOf(before, tx)) ?? before.id;
    const deleted = { kind: tag, id: before.id, name };
    await keepDeleted(tx, deleted, signedIn(ctx.user), ctx.now());
  }
  await kind.table.remove(tx, before.id);
  await logChange(tx, kind, before, null, ctx);
}

/**
 * Locks a record and deletes it.
 *
 * @throws AppError `NOT_FOUND`; `VERSION_CONFLICT` with the current record.
 */
export async function removeRecord<Row extends StoredRow, Values>(
  tx: Db,
  kind: RecordKind<Row, Values, object>,
  seen: SeenRecord,
  ctx: Context,
): Promise<void> {
  await deleteRecord(tx, kind, await lockRecord(tx, kind, seen, ctx), ctx);
}

/** A list that says whether it was truncated. */
export function answerList<Dto>({ records, truncated }: BoundedList<Dto>): Dto[] | Answer<Dto[]> {
  return truncated ? answer(records, { members: { truncated } }) : records;
}

export function notFound(): AppError {
  return new AppError("NOT_FOUND", messages.records.notFound);
}

async function logChange<Row extends StoredRow, Values>(
  tx: Db,
  { nameOf, logged = (row: Row): Fields => row }: RecordKind<Row, Values, object>,
  before: Row | null,
  after: Row | null,
  ctx: Context,
): Promise<void> {
  const row = after ?? before;
  if (row === null) return;
  await recordChange(tx, ctx, {
    targetId: row.id,
    targetName: await nameOf(row, tx),
    before: before && logged(before),
    after: after && logged(after),
  });
}

function trimmed<T extends object>(fields: T): T {
  const entries = Object.entries(fields);
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return { ...fields, ...Object.fromEntries(texts.map(([name, text]) => [name, text.trim()])) };
}
