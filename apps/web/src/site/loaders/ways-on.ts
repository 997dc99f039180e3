import type { LoaderContext } from "../../app/router-context.ts";
import type { ArticleCard, TypeNode } from "../types.ts";

/** Where to go from a page that is not there. */
export interface WaysOn {
  types: TypeNode[];
  articles: ArticleCard[];
  /** Whether the articles are like what was asked for; else they are the newest. */
  alike: boolean;
}

/** Articles to go on with. */
const most = 5;

/**
 * Finds where to go from a page that is not there. It never fails: a page that is missing shall not turn into one that
 * is broken.
 *
 * @param slug Of the article that was asked for; its words say what it was about.
 */
export async function loadWaysOn(sdk: LoaderContext["sdk"], slug = ""): Promise<WaysOn> {
  const [types, alike] = await Promise.all([
    sdk.site.typeTree().catch(() => []),
    findAlike(sdk, slug).catch(() => []),
  ]);
  if (alike.length > 0) return { types, articles: alike, alike: true };
  const articles = await sdk.site.newsArticles({ limit: most }).catch(() => []);
  return { types, articles, alike: false };
}

/** Whether what a page was told about its absence are ways on. */
export function isWaysOn(data: unknown): data is WaysOn {
  return typeof data === "object" && data !== null && "articles" in data && "types" in data;
}

/** The two longest words of an address tell best what it was about. */
export function tellingWords(slug: string): string {
  if (/^[0-9a-f-]{36}$/i.test(slug)) return "";
  const messages = slug
    .split(/[-_\s]+/)
    .filter((word) => word.length > 3 || /\p{Script=Han}/u.test(word));
  return messages
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 2)
    .join(" ")
    .slice(0, 64);
}

async function findAlike(sdk: LoaderContext["sdk"], slug: string): Promise<ArticleCard[]> {
  const keyword = tellingWords(slug);
  if (keyword === "") return [];
  const { records } = await sdk.site.searchContent({ keyword, pageSize: most });
  return records;
}
