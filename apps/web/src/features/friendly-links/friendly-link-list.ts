import { zEnabledStatus, zKeyword } from "../../generated/form-schemas.ts";
import { defineList } from "../../shared/list/define-list.ts";

/** What the list of friendly links is filtered and sorted by. */
export const friendlyLinkList = defineList({
  filters: { keyword: zKeyword, status: zEnabledStatus },
  sortFields: ["name", "orderBy", "updatedAt"],
  defaultSort: { field: "orderBy", order: "asc" },
});
