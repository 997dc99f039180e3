import { zId, zKeyword } from "../../generated/form-schemas.ts";
import { defineList } from "../../shared/list/define-list.ts";

/** What the trash is filtered and sorted by. */
export const trashList = defineList({
  filters: { keyword: zKeyword, typeId: zId },
  sortFields: ["title", "deletedAt"],
  defaultSort: { field: "deletedAt", order: "desc" },
});
