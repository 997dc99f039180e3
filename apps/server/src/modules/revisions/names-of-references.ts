import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../../db/db.ts";
import { namesById } from "../../db/names-by-id.ts";
import {
  articles,
  articleTypes,
  dicts,
  menus,
  orgs,
  permissions,
  products,
  roles,
  users,
} from "../../db/schema/index.ts";
import type { FieldChange } from "../../db/schema/sessions.ts";
import type { RecordKindName } from "../record-kinds.ts";

interface Referenced {
  table: PgTable & { id: AnyPgColumn };
  name: AnyPgColumn;
}

const referenced: Readonly<Record<string, Referenced>> = {
  articleId: { table: articles, name: articles.title },
  authIds: { table: permissions, name: permissions.name },
  dictId: { table: dicts, name: dicts.name },
  halfMenuIds: { table: menus, name: menus.title },
  leaderId: { table: users, name: users.name },
  menuId: { table: menus, name: menus.title },
  menuIds: { table: menus, name: menus.title },
  orgId: { table: orgs, name: orgs.name },
  roleIds: { table: roles, name: roles.name },
};

/** What a `parentId` refers to. */
const trees: Readonly<Partial<Record<RecordKindName, Referenced>>> = {
  articleTypes: { table: articleTypes, name: articleTypes.name },
  menus: { table: menus, name: menus.title },
  orgs: { table: orgs, name: orgs.name },
  products: { table: products, name: products.name },
};

/**
 * The names of the records that changed fields refer to, by id: the same that the record itself is shown with to whoever
 * may view it.
 */
export async function namesOfReferences(
  db: Db,
  kind: RecordKindName,
  changes: readonly FieldChange[],
): Promise<Record<string, string>> {
  const names: Record<string, string> = {};
  for (const [field, ofField] of Map.groupBy(changes, (change) => change.field)) {
    const target = field === "parentId" ? trees[kind] : referenced[field];
    if (target === undefined) continue;
    const ids = ofField.flatMap(({ before, after }) => [...idsIn(before), ...idsIn(after)]);
    for (const [id, name] of await namesById(db, target.table, target.name, ids)) {
      if (id !== null) names[id] = name;
    }
  }
  return names;
}

function idsIn(json: string | null): string[] {
  return json === null ? [] : [...json.matchAll(/"([0-9a-z-]{10,64})"/gu)].map(([, id = ""]) => id);
}
