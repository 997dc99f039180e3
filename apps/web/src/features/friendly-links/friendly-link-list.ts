import { enabledStatusRule, keywordRule } from "../../generated/text-rules.ts";
import { changeRules } from "../../shared/list/change-rules.ts";
import { defineList } from "../../shared/list/define-list.ts";

/** What the list of friendly links is filtered and sorted by. */
export const friendlyLinkList = defineList({
  filters: { keyword: keywordRule, status: enabledStatusRule, ...changeRules },
  sortFields: ["name", "orderBy", "updatedAt"],
  defaultSort: { field: "orderBy", order: "asc" },
});
