import { useState } from "react";
import type { Selection } from "../../shared/list/use-selection.ts";
import type { Member } from "../../queries/workgroups.ts";

/** Selection of members; removed ones are dropped from it. */
export function useChosenMembers(members: readonly Member[]): Selection<Member> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const rows = members.filter(({ id }) => ids.has(id));
  return {
    rows,
    ofTable: {
      selectedIds: new Set(rows.map(({ id }) => id)),
      rowLabel: ({ name }) => name,
      onChange: setIds,
    },
    clear: () => setIds(new Set()),
    keep: (kept) => setIds(new Set(kept.map(({ id }) => id))),
  };
}
