import type { Article } from "../../queries/articles.ts";

/** What readers find an article by, each of it written where it is shown. */
export type FoundFields = Pick<Article, "slug" | "summary" | "seoTitle" | "seoDescription">;
