import type { Result } from "@atrium/sdk";
import { queryOptions } from "@tanstack/react-query";
import { sdk } from "../shared/api.ts";
import { typeQueries } from "./article-types.ts";
import { articleQueries } from "./articles.ts";
import { homePageQueries } from "./home-pages.ts";
import type { ReviewedType } from "./workflow-step.ts";

/** One event of a timeline. */
export type HistoryEntry = Result<"articlesHistory">[number];

/** The queries and mutations of what goes through review. */
export const reviewedQueries = {
  article: articleQueries,
  articleType: typeQueries,
  homePage: homePageQueries,
};

const calls = { article: sdk.articles, articleType: sdk.articleTypes, homePage: sdk.homePages };

/** Who did what to a record and when, latest first. */
export const historyOf = (bizType: ReviewedType, id: string) =>
  queryOptions({
    queryKey: [...reviewedQueries[bizType].keys.detail(id), "history"],
    queryFn: ({ signal }) => calls[bizType].history(id, { signal, silent: true }),
  });

/** The state of a record's review, and its latest version. */
export const reviewStateOf = (bizType: ReviewedType, id: string) =>
  queryOptions({
    queryKey: [...reviewedQueries[bizType].keys.detail(id), "reviewState"],
    queryFn: async ({ signal }) => {
      const { reviewStatus, headVersionNo } = await calls[bizType].get(id, {
        signal,
        silent: true,
      });
      return { reviewStatus, headVersionNo };
    },
  });
