import { zId, zKeyword } from "../../generated/form-schemas.ts";
import { defineList } from "../../shared/list/define-list.ts";

/** What the list of live sessions is filtered and sorted by. */
export const liveSessionList = defineList({
  filters: { keyword: zKeyword, userId: zId },
  sortFields: ["username", "createdAt", "lastSeenAt", "expiresAt"],
  defaultSort: { field: "lastSeenAt", order: "desc" },
});
