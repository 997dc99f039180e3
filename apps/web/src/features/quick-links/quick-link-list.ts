import { enabledStatusRule, keywordRule } from "../../generated/text-rules.ts";
import { defineList } from "../../shared/list/define-list.ts";

/** What the list of quick links is filtered and sorted by. */
export const quickLinkList = defineList({
  filters: { keyword: keywordRule, status: enabledStatusRule },
  sortFields: ["title", "orderBy", "updatedAt"],
  defaultSort: { field: "orderBy", order: "asc" },
});
