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
import { changeRules } from "../../shared/list/change-rules.ts";
import { defineList } from "../../shared/list/define-list.ts";

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
    ...changeRules,
  },
  sortFields: ["title", "readCount", "publishedAt", "updatedAt"],
  defaultSort: { field: "updatedAt", order: "desc" },
});

/** The page call for the state in the URL. */
export function toArticleQuery(state: ListState): Input<"articlesPage"> {
  const { translation, ...query } = articleList.toQuery(state);
  const translated =
    translation === "outdated" ? { isOutdated: true } : translation && { missingIn: translation };
  return { ...query, ...translated };
}
