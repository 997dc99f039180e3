import type { LoaderContext } from "../../app/router-context.ts";
import type { ArticleCard, TypeNode } from "../types.ts";

/** Links to show on a page that does not exist. */
export interface Suggestions {
  types: TypeNode[];
  articles: ArticleCard[];
  /** Whether the articles are similar to the requested one; otherwise they are the latest. */
  similar: boolean;
  /** What was published at the URL and withdrawn; nothing where nothing ever was. */
  gone?: "article" | "product";
}

/** Articles to go on with. */
const maxArticles = 5;

/**
 * Loads suggestions for a page that does not exist. It never rejects: a missing page must not become a broken one.
 *
 * @param slug Of the requested article; its words are used as keywords.
 */
export async function loadSuggestions(sdk: LoaderContext["sdk"], slug = ""): Promise<Suggestions> {
  const [types, similar] = await Promise.all([
    sdk.site.typeTree().catch(() => []),
    findSimilar(sdk, slug).catch(() => []),
  ]);
  if (similar.length > 0) return { types, articles: similar, similar: true };
  const articles = await sdk.site.newsArticles({ limit: maxArticles }).catch(() => []);
  return { types, articles, similar: false };
}

/** Whether the data of a not-found page are suggestions. */
export function isSuggestions(data: unknown): data is Suggestions {
  return typeof data === "object" && data !== null && "articles" in data && "types" in data;
}

/** The two longest words of a slug say best what the article was about. */
export function keywordsOf(slug: string): string {
  if (/^[0-9a-f-]{36}$/i.test(slug)) return "";
  const words = slug
    .split(/[-_\s]+/)
    .filter((word) => word.length > 3 || /\p{Script=Han}/u.test(word));
  return words
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 2)
    .join(" ")
    .slice(0, 64);
}

async function findSimilar(sdk: LoaderContext["sdk"], slug: string): Promise<ArticleCard[]> {
  const keyword = keywordsOf(slug);
  if (keyword === "") return [];
  const { records } = await sdk.site.searchContent({
    keyword,
    kind: "article",
    pageSize: maxArticles,
  });
  return records.flatMap(({ article }) => article ?? []);
}
