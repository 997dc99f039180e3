import { keywordRule, releaseStatusRule } from "../../generated/text-rules.ts";
import { changeRules } from "../../shared/list/change-rules.ts";
import { defineList } from "../../shared/list/define-list.ts";

/** What the list of releases is filtered and sorted by. */
export const releaseList = defineList({
  filters: { keyword: keywordRule, status: releaseStatusRule, ...changeRules },
  sortFields: ["name", "releasedAt", "updatedAt"],
  defaultSort: { field: "updatedAt", order: "desc" },
});
