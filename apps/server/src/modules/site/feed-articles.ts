import { and, inArray } from "drizzle-orm";
import { publishedArticles } from "../../db/schema/index.ts";
import type { CardRow } from "./card-text.ts";
import { visible } from "./public-articles.ts";
import { readLatest } from "./latest-cards.ts";
import { readList } from "./read-list.ts";
import type { Reader } from "./reader.ts";

/** The whole site, a type with its descendants, a tag, or both of these. */
export interface FeedScope {
  typeIds: readonly string[];
  tag: string | undefined;
}

/** The latest articles with their texts. */
export async function readFeedArticles(reader: Reader, scope: FeedScope, limit: number) {
  const { typeIds, tag } = scope;
  const found =
    tag === undefined
      ? await readLatest(reader, limit, typeIds)
      : await readTagged(reader, typeIds, tag, limit);
  const ids = found.map(({ id }) => id);
  const { card, detail } = publishedArticles;
  const rows = await reader.db
    .select({ card, detail })
    .from(publishedArticles)
    .where(and(inArray(publishedArticles.id, ids), visible(reader.now, typeIds)));
  return rows
    .map(({ card: shown, detail: { content, modifiedAt } }) => ({ ...shown, content, modifiedAt }))
    .toSorted((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1));
}

async function readTagged(
  reader: Reader,
  typeIds: readonly string[],
  tag: string,
  limit: number,
): Promise<CardRow[]> {
  const label = { kind: "tag", value: tag } as const;
  const { rows } = await readList(reader, { typeIds, label }, { offset: 0, limit });
  return rows;
}
