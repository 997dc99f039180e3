import { and, eq } from "drizzle-orm";
import { LIST_LIMIT } from "../../db/list-of.ts";
import type { Db } from "../../db/db.ts";
import { dictItems, dicts } from "../../db/schema/index.ts";
import { AppError } from "../../kernel/app-error.ts";
import { fieldError } from "../../kernel/field-error.ts";
import type { SeenRecord } from "../assert-version.ts";
import type { Context, Input } from "../operation.ts";
import { refuseDuplicates } from "../../db/refuse-duplicates.ts";
import { messages } from "../../kernel/messages/index.ts";
import {
  changeRecord,
  createRecord,
  deleteRecord,
  lockRecord,
  notFound,
  type Written,
} from "../records.ts";
import { dictItemKind, dictItemTable } from "./dict-item-record.ts";

const taken = { dict_items_value_key: "value" };

/**
 * A dictionary has at most 999 items, since lists contain it whole.
 *
 * @throws AppError `DUPLICATE`, `BUILTIN_READONLY`, or a field error.
 */
export function createDictItem(
  body: Input<"dictItemsSave">["body"],
  ctx: Context,
): Promise<Written> {
  return refuseDuplicates(taken, () =>
    ctx.idempotent.transaction(async (tx) => {
      const dict = await lockDict(tx, body.dictId);
      if (dict === undefined) throw fieldError("dictId", "exists", messages.fields.notExisting);
      if (dict.system) throw builtIn();
      if ((await tx.$count(dictItems, eq(dictItems.dictId, dict.id))) >= LIST_LIMIT) {
        throw fieldError("dictId", "maxItems", messages.fields.maxItems(LIST_LIMIT));
      }
      if (body.isDefault) await clearDefault(tx, dict.id, ctx);
      return createRecord(tx, dictItemKind, body, ctx);
    }),
  );
}

/** @throws AppError `VERSION_CONFLICT`, `DUPLICATE`, `BUILTIN_READONLY`. */
export function updateDictItem(
  body: Input<"dictItemsUpdate">["body"],
  ctx: Context,
): Promise<Written> {
  return refuseDuplicates(taken, () =>
    ctx.db.transaction(async (tx) => {
      const dict = await lockDictOf(tx, body.id);
      const before = await lockRecord(tx, dictItemKind, body, ctx);
      const { id: _id, version: _version, ...changes } = body;
      const { value = before.value, status = before.status } = changes;
      const fixed = value === before.value && status === before.status;
      if (dict.system && !fixed) throw builtIn();
      if (changes.isDefault && !before.isDefault) await clearDefault(tx, dict.id, ctx);
      return changeRecord(tx, dictItemKind, before, changes, ctx);
    }),
  );
}

/** @throws AppError `BUILTIN_READONLY`. */
export async function deleteDictItem(seen: SeenRecord, ctx: Context): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const dict = await lockDictOf(tx, seen.id);
    const row = await lockRecord(tx, dictItemKind, seen, ctx);
    if (dict.system) throw builtIn();
    await deleteRecord(tx, dictItemKind, row, ctx);
  });
}

/** Locks the dictionary before the item: two items may become the default at once. */
async function lockDictOf(tx: Db, itemId: string) {
  const item = await dictItemTable.get(tx, itemId);
  const dict = item === undefined ? undefined : await lockDict(tx, item.dictId);
  if (dict === undefined) throw notFound();
  return dict;
}

async function lockDict(tx: Db, id: string) {
  const [dict] = await tx
    .select({ id: dicts.id, system: dicts.system })
    .from(dicts)
    .where(eq(dicts.id, id))
    .for("update");
  return dict;
}

async function clearDefault(tx: Db, dictId: string, ctx: Context): Promise<void> {
  const [former] = await tx
    .select()
    .from(dictItems)
    .where(and(eq(dictItems.dictId, dictId), dictItems.isDefault));
  if (former) await changeRecord(tx, dictItemKind, former, { isDefault: false }, ctx);
}

function builtIn(): AppError {
  return new AppError("BUILTIN_READONLY", messages.dicts.builtIn);
}
