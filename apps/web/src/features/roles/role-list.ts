import { zEnabledStatus, zKeyword } from "../../generated/form-schemas.ts";
import { defineList } from "../../shared/list/define-list.ts";

/** What the list of roles is filtered and sorted by. */
export const roleList = defineList({
  filters: { keyword: zKeyword, status: zEnabledStatus },
  sortFields: ["code", "name", "orderBy", "userCount", "createdAt", "updatedAt"],
  defaultSort: { field: "orderBy", order: "asc" },
});
