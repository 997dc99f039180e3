import { keywordRule } from "../../generated/text-rules.ts";
import { changeRules } from "../../shared/list/change-rules.ts";
import { defineList } from "../../shared/list/define-list.ts";

/** What the list of webhooks is filtered and sorted by. */
export const webhookList = defineList({
  filters: { keyword: keywordRule, ...changeRules },
  sortFields: ["name", "createdAt", "updatedAt"],
  defaultSort: { field: "name", order: "asc" },
});
