import { idRule, keywordRule } from "../../generated/text-rules.ts";
import { defineList } from "../../shared/list/define-list.ts";

/** What the trash is filtered and sorted by. */
export const trashList = defineList({
  filters: { keyword: keywordRule, typeId: idRule },
  sortFields: ["title", "deletedAt"],
  defaultSort: { field: "deletedAt", order: "desc" },
});
