import type { Theme } from "../theme.ts";
import { articleSource } from "./article-source.ts";
import { articlesByType } from "./articles-by-type.ts";
import { articlesPerMonth } from "./articles-per-month.ts";
import { mostReadArticles } from "./most-read-articles.ts";
import { pendingTaskAge } from "./pending-task-age.ts";

/** Every theme by its id. A new one is described in `openapi/paths/charts.yaml` and gets a row in `docs/permissions.md`. */
export const themes: Readonly<Record<string, Theme>> = {
  articleSource,
  articlesByType,
  articlesPerMonth,
  mostReadArticles,
  pendingTaskAge,
};
