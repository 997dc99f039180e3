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

/** Articles without a translation in a language, or translations that are older than their source. */
const translationRule = { values: ["outdated", ...languageRule.values] } as const;

/** What the article list is filtered and sorted by. */
export const articleList = defineList({
  filters: {
    keyword: keywordRule,
    language: languageRule,
    translation: translationRule,
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
  const { from, to, translation, ...query } = articleList.toQuery(state);
  const { createdFrom: updatedFrom, createdTo: updatedTo } = dayRange(from, to);
  const translated =
    translation === "outdated" ? { isOutdated: true } : translation && { missingIn: translation };
  return {
    ...query,
    ...translated,
    ...(updatedFrom && { updatedFrom }),
    ...(updatedTo && { updatedTo }),
  };
}
