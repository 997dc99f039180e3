import { asc, desc, eq } from "drizzle-orm";
import type { SearchedText } from "../../content/search-index.ts";
import type { Db } from "../../db/db.ts";
import { articleSearch } from "../../db/schema/index.ts";
import { runTextTask } from "../text-pool.ts";

export interface SearchEntry extends SearchedText {
  articleId: string;
  typeId: string;
  publishedAt: Date;
  liveFrom: Date;
  liveUntil: Date | null;
}

/** Adds or updates an article in the public search index. */
export async function indexArticle(db: Db, entry: SearchEntry): Promise<void> {
  const place = await placeOf(db, entry);
  const row = searchRow(entry, place, await runTextTask("searchVector", { ...entry, place }));
  await db
    .insert(articleSearch)
    .values(row)
    .onConflictDoUpdate({ target: [articleSearch.articleId, articleSearch.liveFrom], set: row });
}

/** @param tokens The text task `searchVector` of this entry and place. */
export function searchRow(
  entry: SearchEntry,
  place: number,
  tokens: string,
): typeof articleSearch.$inferInsert {
  const { title, words, ...kept } = entry;
  return { ...kept, words: `${title}\n${words}`, place, tokens };
}

/**
 * Keeps an article's position while it is public. A new one goes to the end of the publication order that is nearer to
 * its date: the newest end in daily work, the oldest when an archive is imported.
 */
async function placeOf(db: Db, { articleId, publishedAt }: SearchEntry): Promise<number> {
  const { place } = articleSearch;
  const ends = db.select({ place, publishedAt: articleSearch.publishedAt }).from(articleSearch);
  const [own] = await db
    .select({ place })
    .from(articleSearch)
    .where(eq(articleSearch.articleId, articleId))
    .limit(1);
  if (own) return own.place;
  const [oldest] = await ends.orderBy(asc(place)).limit(1);
  const [newest] = await ends.orderBy(desc(place)).limit(1);
  if (!oldest || !newest) return 0;
  const distance = (end: { publishedAt: Date }) =>
    Math.abs(end.publishedAt.getTime() - publishedAt.getTime());
  const isLatest = publishedAt >= newest.publishedAt || distance(newest) <= distance(oldest);
  return isLatest ? newest.place + 1 : oldest.place - 1;
}
