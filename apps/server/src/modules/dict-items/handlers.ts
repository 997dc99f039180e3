import { eq, inArray } from "drizzle-orm";
import { equals } from "../../db/crud-table.ts";
import type { Db } from "../../db/db.ts";
import { dictItems, dicts } from "../../db/schema/index.ts";
import type { Handlers, Input } from "../operation.ts";
import { answerList, readRecord } from "../records.ts";
import { dictItemKind, dictItemTable, toDictItems } from "./dict-item-record.ts";
import { createDictItem, deleteDictItem, updateDictItem } from "./save-dict-item.ts";

export const dictItemHandlers = {
  dictItemsPage: async ({ query }, { db }) => {
    const page = await dictItemTable.page(db, query, ...filters(db, query));
    return { ...page, records: await toDictItems(db, page.records) };
  },

  dictItemsList: async ({ query }, { db }) => {
    const list = await dictItemTable.list(db, query, ...filters(db, query));
    return answerList({ ...list, records: await toDictItems(db, list.records) });
  },

  dictItemsGet: async ({ path }, ctx) => readRecord(dictItemKind, path.id, ctx),

  dictItemsSave: async ({ body }, ctx) => createDictItem(body, ctx),

  dictItemsUpdate: async ({ body }, ctx) => updateDictItem(body, ctx),

  dictItemsDelete: async ({ path, query }, ctx) => {
    await deleteDictItem({ ...path, ...query }, ctx);
    return null;
  },
} satisfies Partial<Handlers>;

function filters(db: Db, { dictId, dictCode, status }: Input<"dictItemsList">["query"]) {
  const named = db
    .select({ id: dicts.id })
    .from(dicts)
    .where(eq(dicts.code, dictCode ?? ""));
  return [
    equals(dictItems.dictId, dictId),
    dictCode === undefined ? undefined : inArray(dictItems.dictId, named),
    equals(dictItems.status, status),
  ];
}
