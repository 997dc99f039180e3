import { sql, type SQL } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../../db/db.ts";
import { queryRows } from "../../db/query-rows.ts";
import type { components } from "../../generated/schema.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { isNamedKind, recordNames } from "../record-names.ts";
import { trashedTables, type TrashKind } from "./trashed-tables.ts";

export type TakenValue = components["schemas"]["TakenValue"];

/** The field whose value is taken, and its column, by the index that says so. */
const clashes: Readonly<Record<string, readonly [field: TakenValue["field"], column: string]>> = {
  auths_code_key: ["code", "code"],
  dict_items_value_key: ["value", "value"],
  dicts_code_key_unique: ["code", "code"],
  dicts_code_unique: ["code", "code"],
  menus_name_key: ["name", "name"],
  menus_url_key: ["url", "url"],
  orgs_code_key: ["code", "code"],
  products_code_key: ["code", "code"],
  products_translation_key: ["translationGroupId", "translation_group_id"],
  recommends_key: ["articleId", "article_id"],
  roles_code_key: ["code", "code"],
  roles_name_key_unique: ["name", "name"],
  users_email_key: ["email", "email"],
  users_mobile_key: ["mobile", "mobile"],
  users_username_unique: ["username", "username"],
  workgroups_code_key: ["code", "code"],
  workgroups_name_key_unique: ["name", "name"],
};

/** A record cannot come back while another one has its code, name or the like. */
export class TakenError extends AppError {
  readonly taken: TakenValue | undefined;

  constructor(taken: TakenValue | undefined, cause: unknown) {
    const field = taken?.field ?? "id";
    super("DUPLICATE", messages.records.exists, {
      cause,
      fieldErrors: [{ field, code: "unique", message: messages.fields.taken }],
    });
    this.taken = taken;
  }
}

interface Clashing {
  kind: TrashKind;
  /** The record's name in the trash, for kinds that are named after what they refer to. */
  name: string;
  row: Readonly<Record<string, unknown>>;
}

/** What of a deleted record is taken by now, and the name of the record that has it; undefined once that is gone again. */
export async function takenValue(
  db: Db,
  { kind, name, row }: Clashing,
  constraint: string,
): Promise<TakenValue | undefined> {
  const { table } = trashedTables[kind];
  const { keys, where } = guardedBy(table, constraint);
  const clash = clashes[constraint];
  if (clash === undefined || keys.length === 0) return undefined;
  const key = sql.join(keys, sql`, `);
  // The deleted row goes by the table's name, so the index's own expressions apply to it.
  const deleted = sql`select ${key} from jsonb_populate_record(null::${table}, ${JSON.stringify(row)}::jsonb) as ${table}`;
  const [holder] = await queryRows<{ id: string }>(
    db,
    sql`select id from ${table} where (${key}) = (${deleted})${where && sql` and ${where}`}`,
  );
  if (holder === undefined) return undefined;
  const names = isNamedKind(kind) ? await recordNames(db, kind, [holder.id]) : undefined;
  const [field, column] = clash;
  return { field, value: String(row[column]), name: names?.get(holder.id) ?? name };
}

/** What a unique index compares, and of which rows. */
function guardedBy(table: PgTable, constraint: string): { keys: SQL[]; where?: SQL | undefined } {
  const { columns, indexes } = getTableConfig(table);
  const index = indexes.find(({ config }) => config.name === constraint)?.config;
  if (index === undefined) {
    const unique = columns.filter(({ uniqueName }) => uniqueName === constraint);
    return { keys: unique.map(({ name }) => sql`${sql.identifier(name)}`) };
  }
  const keys = index.columns.map((column) =>
    "name" in column && column.name !== undefined
      ? sql`${sql.identifier(column.name)}`
      : sql`${column}`,
  );
  return { keys, where: index.where };
}
