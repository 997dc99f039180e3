import { asc, inArray } from "drizzle-orm";
import { crudTable } from "../../db/crud-table.ts";
import type { Db } from "../../db/db.ts";
import { dictItems, dicts } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { toDictItem } from "../dict-items/dict-item-record.ts";
import { recordKind } from "../records.ts";
import { toEntity } from "../to-entity.ts";

type DictRow = typeof dicts.$inferSelect;
type Dict = components["schemas"]["Dict"];

export const dictTable = crudTable(dicts, {
  search: [dicts.code, dicts.name],
  sort: {
    code: dicts.code,
    name: dicts.name,
    orderBy: dicts.orderBy,
    createdAt: dicts.createdAt,
    updatedAt: dicts.updatedAt,
  },
  order: [asc(dicts.orderBy), asc(dicts.code)],
});

export const dictKind = recordKind({
  table: dictTable,
  nameOf: ({ name }) => name,
  toRecords: toDicts,
});

/** With their items in order. */
export async function toDicts(db: Db, rows: readonly DictRow[]): Promise<Dict[]> {
  const ids = rows.map(({ id }) => id);
  const items = await db
    .select()
    .from(dictItems)
    .where(inArray(dictItems.dictId, ids))
    .orderBy(asc(dictItems.orderBy), asc(dictItems.value));
  const byDict = Map.groupBy(items, ({ dictId }) => dictId);
  return rows.map((row) => {
    const { code, name, description, system, orderBy, status } = row;
    const lcdpDictItem = (byDict.get(row.id) ?? []).map((item) => toDictItem(item, code));
    return { ...toEntity(row), code, name, description, system, orderBy, status, lcdpDictItem };
  });
}
