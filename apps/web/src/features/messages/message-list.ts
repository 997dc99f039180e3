import { assignmentRule, keywordRule, messageStatusRule } from "../../generated/text-rules.ts";
import { changeRules } from "../../shared/list/change-rules.ts";
import { defineList } from "../../shared/list/define-list.ts";

/** What the list of messages is filtered and sorted by. */
export const messageList = defineList({
  filters: {
    keyword: keywordRule,
    status: messageStatusRule,
    assignment: assignmentRule,
    ...changeRules,
  },
  // Without one, what nobody is assigned to comes first.
  sortFields: ["name", "company", "status", "createdAt", "repliedAt"],
});
