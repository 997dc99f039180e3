import type { ListState } from "@atrium/hooks/resource";
import { idRule, keywordRule, signInEventRule } from "../../generated/text-rules.ts";
import { defineList } from "../../shared/list/define-list.ts";
import { logFilters, toLogQuery } from "../../shared/list/log-filters.tsx";

const list = defineList({
  filters: { keyword: keywordRule, userId: idRule, event: signInEventRule, ...logFilters },
  sortFields: ["createdAt", "username"],
  defaultSort: { field: "createdAt", order: "desc" },
});

/** What the sign-in log is filtered and sorted by. */
export const signInLogList = {
  ...list,
  toQuery: (state: ListState) => toLogQuery(list.toQuery(state)),
};
