import type { DemoArticle } from "../types.ts";

/** Every demo article, newest first. */
export const articles: readonly DemoArticle[] = [];
