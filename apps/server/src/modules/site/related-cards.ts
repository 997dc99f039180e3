import { sql, type SQL } from "drizzle-orm";
import { Prepared } from "../../db/prepared.ts";
import { jsonText, type JsonText } from "../json-text.ts";
import type { ArticleCard } from "./public-articles.ts";
import { cardTexts, type CardRow } from "./card-text.ts";
import type { ListPart } from "./list-part.ts";
import { readLatest } from "./latest-cards.ts";
import { cardFields } from "./read-cards.ts";
import type { Reader } from "./reader.ts";

/** Candidates: the latest of the type, and of each tag. */
const OF_EACH = 30;
/** Most-read articles that are searched for visible ones. */
const POPULAR_LIMIT = 300;

const value = (name: string): SQL => sql`${sql.placeholder(name)}`;
const isLive = sql`live_from <= ${value("now")} and (live_until is null or live_until > ${value("now")})`;
const shows = sql`article.type_id = any(${value("typeIds")}::text[])
  and article.live_from <= ${value("now")} and (article.live_until is null or article.live_until > ${value("now")})`;

/** Articles that share the type or tags with one, by the number shared, then by read count. */
export const relatedArticles = new Prepared<CardRow>(
  "cards_like_one",
  alikeTo(
    sql`select id, type_id, tags from published_articles where id = ${value("articleId")} and ${isLive}`,
  ),
);

/** The same for a draft, whether its article is published or not. */
export const relatedToDraft = new Prepared<CardRow>(
  "cards_like_draft",
  alikeTo(
    sql`select ${value("articleId")}::text as id, ${value("typeId")}::text as type_id, ${value("tags")}::text[] as tags`,
  ),
);

function alikeTo(base: SQL): SQL {
  return sql`
  with base as materialized (
    ${base}
  ), alike as materialized (
    select found.id from base cross join lateral (
      select id from published_articles where type_id = base.type_id and ${isLive}
      order by published_at desc, id desc limit ${sql.raw(String(OF_EACH))}) found
    union
    select found.article_id from base cross join lateral unnest(base.tags) tag cross join lateral (
      select article_id from published_labels where kind = 'tag' and value = tag and ${isLive}
      order by order_by desc, published_at desc, article_id desc limit ${sql.raw(String(OF_EACH))}) found
  )
  select ${cardFields}
  from base cross join alike join published_articles article on article.id = alike.id
  left join article_counters counters on counters.article_id = article.id
  where article.id <> base.id and ${shows}
  order by 3 * (select count(*) from unnest(article.tags) tag where tag = any(base.tags))
      + case when article.type_id = base.type_id then 2 else 0 end desc,
    coalesce(counters.read_count, 0) desc, article.published_at desc, article.id desc
  limit 50`;
}

export const mostRead = new Prepared<CardRow>(
  "cards_most_read",
  sql`
  select ${cardFields}
  from (select article_id, read_count, comment_count from article_counters where read_count > 0
    order by read_count desc, article_id desc limit ${sql.raw(String(POPULAR_LIMIT))}) counters
  join published_articles article on article.id = counters.article_id
  where ${shows}
  order by counters.read_count desc, article.published_at desc, article.id desc
  limit 50`,
);

/** What to read next: related articles; without an article, the most read and then the latest. */
export async function relatedCards(
  reader: Reader,
  articleId: string | undefined,
  { offset, end }: ListPart,
): Promise<JsonText<ArticleCard[]>> {
  const { db, types, catalog, now } = reader;
  const values = { articleId, typeIds: types.ids("list"), now: now.toISOString() };
  const alike = articleId === undefined ? [] : await relatedArticles.rows(db, values);
  const rows = alike.length > 0 ? alike : await worthReading(reader, values, end);
  const pinned = new Set(catalog.pins.map(({ id }) => id));
  return jsonText(cardTexts(rows.slice(offset, end), types, pinned));
}

/** What to read next after a draft. */
export async function cardsRelatedToDraft(
  reader: Reader,
  draft: { id: string; typeId: string; tags: readonly string[] },
  limit: number,
): Promise<ArticleCard[]> {
  const { db, types, catalog, now } = reader;
  const { id: articleId, typeId, tags } = draft;
  const values = { articleId, typeIds: types.ids("list"), now: now.toISOString() };
  const alike = await relatedToDraft.rows(db, { ...values, typeId, tags });
  const rows = alike.length > 0 ? alike : await worthReading(reader, values, limit);
  const pinned = new Set(catalog.pins.map(({ id }) => id));
  // Stored at publication, in the shape of a card.
  return JSON.parse(cardTexts(rows.slice(0, limit), types, pinned)) as ArticleCard[];
}

async function worthReading(
  reader: Reader,
  values: { articleId: string | undefined },
  limit: number,
): Promise<CardRow[]> {
  const found = new Map<string, CardRow>();
  for (const row of await mostRead.rows(reader.db, values)) found.set(row.id, row);
  if (found.size <= limit) {
    for (const row of await readLatest(reader, limit + 1))
      found.set(row.id, found.get(row.id) ?? row);
  }
  if (values.articleId !== undefined) found.delete(values.articleId);
  return [...found.values()];
}
