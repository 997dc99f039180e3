import { enabledStatusRule, idRule, keywordRule } from "../../generated/text-rules.ts";
import { changeRules } from "../../shared/list/change-rules.ts";
import { defineList } from "../../shared/list/define-list.ts";

/** What the list of permissions is filtered and sorted by. */
export const permissionList = defineList({
  filters: { keyword: keywordRule, menuId: idRule, status: enabledStatusRule, ...changeRules },
  sortFields: ["code", "name", "orderBy", "createdAt", "updatedAt"],
  defaultSort: { field: "code", order: "asc" },
});
