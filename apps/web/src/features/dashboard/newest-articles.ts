import { articleQueries } from "../../queries/articles.ts";

/** The articles changed last. */
export const newestArticles = articleQueries.page({
  pageSize: 8,
  sortField: "updatedAt",
  sortOrder: "desc",
});
