import { zKeyword, zMessageStatus } from "../../generated/form-schemas.ts";
import { defineList } from "../../shared/list/define-list.ts";

/** What the list of messages is filtered and sorted by. */
export const messageList = defineList({
  filters: { keyword: zKeyword, status: zMessageStatus },
  sortFields: ["name", "company", "status", "createdAt", "repliedAt"],
  defaultSort: { field: "createdAt", order: "desc" },
});
