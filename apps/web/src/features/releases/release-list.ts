import { keywordRule, releaseStatusRule } from "../../generated/text-rules.ts";
import { defineList } from "../../shared/list/define-list.ts";

/** What the list of releases is filtered and sorted by. */
export const releaseList = defineList({
  filters: { keyword: keywordRule, status: releaseStatusRule },
  sortFields: ["name", "releasedAt", "updatedAt"],
  defaultSort: { field: "updatedAt", order: "desc" },
});
