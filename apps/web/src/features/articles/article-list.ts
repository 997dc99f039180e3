import { displayStatusRule, idRule, keywordRule, tagRule } from "../../generated/text-rules.ts";
import { defineList } from "../../shared/list/define-list.ts";

/** What the article list is filtered and sorted by. */
export const articleList = defineList({
  filters: { keyword: keywordRule, typeId: idRule, displayStatus: displayStatusRule, tag: tagRule },
  sortFields: ["title", "readCount", "publishedAt", "updatedAt"],
  defaultSort: { field: "updatedAt", order: "desc" },
});
