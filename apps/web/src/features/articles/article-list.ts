import type { Input } from "@atrium/sdk";
import type { ListState } from "@atrium/hooks/resource";
import {
  articleQueueRule,
  displayStatusRule,
  idRule,
  keywordRule,
  languageRule,
  tagRule,
} from "../../generated/text-rules.ts";
import { dayRange } from "../../shared/day-range.ts";
import { defineList } from "../../shared/list/define-list.ts";
import { logFilters } from "../../shared/list/log-filters.tsx";

/** What the article list is filtered and sorted by. */
export const articleList = defineList({
  filters: {
    keyword: keywordRule,
    language: languageRule,
    typeId: idRule,
    displayStatus: displayStatusRule,
    queue: articleQueueRule,
    createdBy: idRule,
    tag: tagRule,
    from: logFilters.from,
    to: logFilters.to,
  },
  sortFields: ["title", "readCount", "publishedAt", "updatedAt"],
  defaultSort: { field: "updatedAt", order: "desc" },
});

/** The page call for the state in the URL; the days are those of the last update. */
export function toArticleQuery(state: ListState): Input<"articlesPage"> {
  const { from, to, ...query } = articleList.toQuery(state);
  const { createdFrom: updatedFrom, createdTo: updatedTo } = dayRange(from, to);
  return { ...query, ...(updatedFrom && { updatedFrom }), ...(updatedTo && { updatedTo }) };
}
