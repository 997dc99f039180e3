import { idRule, keywordRule, userStatusRule } from "../../generated/text-rules.ts";
import { defineList } from "../../shared/list/define-list.ts";

/** What the list of accounts is filtered and sorted by. */
export const userList = defineList({
  filters: {
    keyword: keywordRule,
    orgId: idRule,
    roleId: idRule,
    workgroupId: idRule,
    status: userStatusRule,
  },
  sortFields: ["username", "name", "status", "lastLoginAt", "createdAt", "updatedAt"],
  defaultSort: { field: "name", order: "asc" },
});
