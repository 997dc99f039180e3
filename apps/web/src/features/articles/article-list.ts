import { zDisplayStatus, zId, zKeyword, zTag } from "../../generated/form-schemas.ts";
import { defineList } from "../../shared/list/define-list.ts";

/** What the article list is filtered and sorted by. */
export const articleList = defineList({
  filters: { keyword: zKeyword, typeId: zId, displayStatus: zDisplayStatus, tag: zTag },
  sortFields: ["title", "readCount", "publishedAt", "updatedAt"],
  defaultSort: { field: "updatedAt", order: "desc" },
});
