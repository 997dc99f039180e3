import { enabledStatusRule, keywordRule, languageRule } from "../../generated/text-rules.ts";
import { changeRules } from "../../shared/list/change-rules.ts";
import { defineList } from "../../shared/list/define-list.ts";

/** What the list of quick links is filtered and sorted by. */
export const quickLinkList = defineList({
  filters: {
    keyword: keywordRule,
    language: languageRule,
    status: enabledStatusRule,
    ...changeRules,
  },
  sortFields: ["title", "orderBy", "updatedAt"],
  defaultSort: { field: "orderBy", order: "asc" },
});
