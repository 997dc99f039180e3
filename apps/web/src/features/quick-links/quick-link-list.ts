import { zEnabledStatus, zKeyword } from "../../generated/form-schemas.ts";
import { defineList } from "../../shared/list/define-list.ts";

/** What the list of quick links is filtered and sorted by. */
export const quickLinkList = defineList({
  filters: { keyword: zKeyword, status: zEnabledStatus },
  sortFields: ["title", "orderBy", "updatedAt"],
  defaultSort: { field: "orderBy", order: "asc" },
});
