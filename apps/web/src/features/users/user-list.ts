import type { Input } from "@atrium/sdk";
import type { ListState } from "@atrium/hooks/resource";
import { idRule, keywordRule, userStatusRule } from "../../generated/text-rules.ts";
import { changeRules } from "../../shared/list/change-rules.ts";
import { defineList } from "../../shared/list/define-list.ts";

/** What the list of accounts is filtered and sorted by. */
export const userList = defineList({
  filters: {
    keyword: keywordRule,
    orgId: idRule,
    roleId: idRule,
    workgroupId: idRule,
    status: userStatusRule,
    locked: { values: ["true", "false"] },
    ...changeRules,
  },
  sortFields: ["username", "name", "status", "lastLoginAt", "createdAt", "updatedAt"],
  defaultSort: { field: "name", order: "asc" },
});

/** The page call for the state in the URL. */
export function toUserQuery(state: ListState): Input<"usersPage"> {
  const { locked, ...query } = userList.toQuery(state);
  return { ...query, ...(locked !== undefined && { locked: locked === "true" }) };
}
