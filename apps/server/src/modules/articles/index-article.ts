import { asc, desc, eq } from "drizzle-orm";
import type { SearchedText } from "../../content/search-index.ts";
import type { Db } from "../../db/db.ts";
import { articleSearch } from "../../db/schema/index.ts";
import { addWords } from "../search-index/add-words.ts";
import { INDEX_VERSION } from "../search-index/index-version.ts";
import { placeInOrder } from "../search-index/place-in-order.ts";
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
  await addWords(db, await runTextTask("vocabulary", entry));
}

/** @param tokens The text task `searchVector` of this entry and place. */
export function searchRow(
  entry: SearchEntry,
  place: number,
  tokens: string,
): typeof articleSearch.$inferInsert {
  const { title, words, ...kept } = entry;
  const indexVersion = INDEX_VERSION;
  return { ...kept, words: `${title}\n${words}`, place, tokens, indexVersion };
}

/** Keeps an article's position while it is public. */
async function placeOf(db: Db, { articleId, publishedAt }: SearchEntry): Promise<number> {
  const { place } = articleSearch;
  const ends = db.select({ place, date: articleSearch.publishedAt }).from(articleSearch);
  const [own] = await db
    .select({ place })
    .from(articleSearch)
    .where(eq(articleSearch.articleId, articleId))
    .limit(1);
  if (own) return own.place;
  const [oldest] = await ends.orderBy(asc(place)).limit(1);
  const [newest] = await ends.orderBy(desc(place)).limit(1);
  return placeInOrder(publishedAt, oldest, newest);
}
