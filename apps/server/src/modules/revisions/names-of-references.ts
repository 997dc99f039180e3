import type { Db } from "../../db/db.ts";
import type { FieldChange } from "../../db/schema/sessions.ts";
import type { RecordKindName } from "../record-kinds.ts";
import { isNamedKind, recordNames, type NamedKind } from "../record-names.ts";

/** What a field refers to; `parentId` to a record of the same kind. */
const referenced: Readonly<Record<string, NamedKind>> = {
  articleId: "articles",
  authIds: "auths",
  dictId: "dicts",
  halfMenuIds: "menus",
  leaderId: "users",
  menuId: "menus",
  menuIds: "menus",
  orgId: "orgs",
  replacedById: "products",
  roleIds: "roles",
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
    const target = field === "parentId" ? kind : referenced[field];
    if (target === undefined || !isNamedKind(target)) continue;
    const ids = ofField.flatMap(({ before, after }) => [...idsIn(before), ...idsIn(after)]);
    for (const [id, name] of await recordNames(db, target, ids)) {
      if (id !== null) names[id] = name;
    }
  }
  return names;
}

function idsIn(json: string | null): string[] {
  return json === null ? [] : [...json.matchAll(/"([0-9a-z-]{10,64})"/gu)].map(([, id = ""]) => id);
}
