import { enabledStatusRule, keywordRule } from "../../generated/text-rules.ts";
import { changeRules } from "../../shared/list/change-rules.ts";
import { defineList } from "../../shared/list/define-list.ts";

/** What a dictionary's items are filtered and sorted by. */
export const dictItemList = defineList({
  filters: { keyword: keywordRule, status: enabledStatusRule, ...changeRules },
  sortFields: ["label", "value", "orderBy", "createdAt", "updatedAt"],
  defaultSort: { field: "orderBy", order: "asc" },
});
