import { zEnabledStatus, zKeyword } from "../../generated/form-schemas.ts";
import { defineList } from "../../shared/list/define-list.ts";

/** What the list of workgroups is filtered and sorted by. */
export const workgroupList = defineList({
  filters: { keyword: zKeyword, status: zEnabledStatus },
  sortFields: ["name", "code", "memberCount", "orderBy", "updatedAt"],
  defaultSort: { field: "orderBy", order: "asc" },
});
