import { asc } from "drizzle-orm";
import { crudTable } from "../../db/crud-table.ts";
import type { Db } from "../../db/db.ts";
import { namesById } from "../../db/names-by-id.ts";
import { dictItems, dicts } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { recordKind } from "../records.ts";
import { toEntity } from "../to-entity.ts";

export type DictItemRow = typeof dictItems.$inferSelect;
type DictItem = components["schemas"]["DictItem"];

export const dictItemTable = crudTable(dictItems, {
  search: [dictItems.label, dictItems.value],
  sort: {
    label: dictItems.label,
    value: dictItems.value,
    orderBy: dictItems.orderBy,
    createdAt: dictItems.createdAt,
    updatedAt: dictItems.updatedAt,
  },
  order: [asc(dictItems.dictId), asc(dictItems.orderBy), asc(dictItems.value)],
});

export const dictItemKind = recordKind({
  table: dictItemTable,
  nameOf: ({ label }) => label,
  toRecords: toDictItems,
});

export async function toDictItems(db: Db, rows: readonly DictItemRow[]): Promise<DictItem[]> {
  const codes = await namesById(
    db,
    dicts,
    dicts.code,
    rows.map(({ dictId }) => dictId),
  );
  return rows.map((row) => toDictItem(row, codes.get(row.dictId) ?? ""));
}

export function toDictItem(row: DictItemRow, dictCode: string): DictItem {
  const { dictId, label, value, color, isDefault, orderBy, status, description } = row;
  const head = { ...toEntity(row), dictId, dictCode, label, value };
  return { ...head, color, isDefault, orderBy, status, description };
}
