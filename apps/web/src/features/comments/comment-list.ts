import type { ListState } from "@atrium/hooks/resource";
import {
  assignmentRule,
  commentStatusRule,
  idRule,
  keywordRule,
} from "../../generated/text-rules.ts";
import { changeRules } from "../../shared/list/change-rules.ts";
import { defineList } from "../../shared/list/define-list.ts";
import { readFilter } from "../../shared/list/filter-rule.ts";
import type { CommentStatus } from "../../queries/comments.ts";

/** The search param's value for comments of every status. */
export const everyStatus = "all";

/** What the queue is filtered and sorted by. */
export const commentList = defineList({
  filters: {
    keyword: keywordRule,
    status: commentStatusRule,
    articleId: idRule,
    assignment: assignmentRule,
    ...changeRules,
  },
  // Without one, what nobody is assigned to comes first.
  sortFields: ["createdAt"],
});

/** The status that the queue shows: pending by default, undefined for all. */
export function shownStatus(filters: ListState["filters"]): CommentStatus | undefined {
  if (filters.status === everyStatus) return undefined;
  return readFilter(commentStatusRule, filters.status) ?? "pending";
}

/** The page call for the state in the URL. */
export function toPageQuery(state: ListState) {
  const status = shownStatus(state.filters);
  const { status: _inAddress, ...query } = commentList.toQuery(state);
  return { ...query, ...(status && { status }) };
}
