import type { ListState } from "@atrium/hooks/resource";
import { keywordRule } from "../../generated/text-rules.ts";
import { restorePermissions, type TrashKind } from "../../queries/trash.ts";
import { defineList } from "../../shared/list/define-list.ts";

/** The kinds of records in the trash; articles have a list of their own. */
export const trashKinds = Object.keys(restorePermissions).filter(isTrashKind);

/** Of the filter of kinds: every kind but articles. */
export const ALL_RECORDS = "records";

const list = defineList({
  filters: { keyword: keywordRule, kind: { values: [ALL_RECORDS, ...trashKinds] } },
  sortFields: ["name", "deletedAt"],
  defaultSort: { field: "deletedAt", order: "desc" },
});

/** What the trash of records is filtered and sorted by. */
export const recordTrashList = {
  ...list,
  toQuery: (state: ListState) => {
    const { kind, ...query } = list.toQuery(state);
    return { ...query, ...(kind !== undefined && isTrashKind(kind) && { kind }) };
  },
};

function isTrashKind(kind: string): kind is TrashKind {
  return Object.hasOwn(restorePermissions, kind);
}
