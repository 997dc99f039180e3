import { enabledStatusRule, keywordRule } from "../../generated/text-rules.ts";
import { changeRules } from "../../shared/list/change-rules.ts";
import { defineList } from "../../shared/list/define-list.ts";

/** What the list of roles is filtered and sorted by. */
export const roleList = defineList({
  filters: { keyword: keywordRule, status: enabledStatusRule, ...changeRules },
  sortFields: ["code", "name", "orderBy", "userCount", "createdAt", "updatedAt"],
  defaultSort: { field: "orderBy", order: "asc" },
});
