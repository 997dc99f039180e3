import type { ListState } from "@atrium/hooks/resource";
import { zId, zKeyword, zSignInEvent } from "../../generated/form-schemas.ts";
import { dayRange } from "../../shared/day-range.ts";
import { defineList } from "../../shared/list/define-list.ts";
import { logFilters } from "../../shared/list/log-filters.tsx";

const list = defineList({
  filters: { keyword: zKeyword, userId: zId, event: zSignInEvent, ...logFilters },
  sortFields: ["createdAt", "username"],
  defaultSort: { field: "createdAt", order: "desc" },
});

/** What the sign-in log is filtered and sorted by. */
export const signInLogList = {
  ...list,
  toQuery: (state: ListState) => {
    const { from, to, ...query } = list.toQuery(state);
    return { ...query, ...dayRange(from, to) };
  },
};
