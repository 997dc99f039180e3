import type { ListState } from "@atrium/hooks/resource";
import type { Input } from "@atrium/sdk";
import { idRule, keywordRule, mediaKindRule } from "../../generated/text-rules.ts";
import { dayRange } from "../../shared/day-range.ts";
import { changeRules } from "../../shared/list/change-rules.ts";
import { defineList } from "../../shared/list/define-list.ts";
import { logFilters } from "../../shared/list/log-filters.tsx";

const { from, to } = logFilters;

const list = defineList({
  filters: {
    keyword: keywordRule,
    kind: mediaKindRule,
    unused: { values: ["true", "false"] },
    userId: idRule,
    from,
    to,
    ...changeRules,
  },
  sortFields: ["name", "size", "createdAt", "updatedAt"],
  defaultSort: { field: "createdAt", order: "desc" },
});

/** What the library is filtered and sorted by. */
export const mediaList = { ...list, toQuery };

function toQuery(state: ListState): Input<"filesPage"> {
  const { from: first, to: last, userId, unused, ...query } = list.toQuery(state);
  return {
    ...query,
    ...(userId !== undefined && { createdBy: userId }),
    ...(unused !== undefined && { unused: unused === "true" }),
    ...dayRange(first, last),
  };
}
