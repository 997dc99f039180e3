import { zEnabledStatus, zId, zKeyword } from "../../generated/form-schemas.ts";
import { defineList } from "../../shared/list/define-list.ts";

/** What the list of permissions is filtered and sorted by. */
export const permissionList = defineList({
  filters: { keyword: zKeyword, menuId: zId, status: zEnabledStatus },
  sortFields: ["code", "name", "orderBy", "createdAt", "updatedAt"],
  defaultSort: { field: "code", order: "asc" },
});
