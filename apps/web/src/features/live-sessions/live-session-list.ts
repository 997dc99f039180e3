import { idRule, keywordRule } from "../../generated/text-rules.ts";
import { defineList } from "../../shared/list/define-list.ts";

/** What the list of live sessions is filtered and sorted by. */
export const liveSessionList = defineList({
  filters: { keyword: keywordRule, userId: idRule },
  sortFields: ["username", "createdAt", "lastSeenAt", "expiresAt"],
  defaultSort: { field: "lastSeenAt", order: "desc" },
});
