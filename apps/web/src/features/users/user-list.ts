import { zId, zKeyword, zUserStatus } from "../../generated/form-schemas.ts";
import { defineList } from "../../shared/list/define-list.ts";

/** What the list of accounts is filtered and sorted by. */
export const userList = defineList({
  filters: { keyword: zKeyword, orgId: zId, roleId: zId, workgroupId: zId, status: zUserStatus },
  sortFields: ["username", "name", "status", "lastLoginAt", "createdAt", "updatedAt"],
  defaultSort: { field: "name", order: "asc" },
});
