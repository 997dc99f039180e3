import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../src/db/db.ts";
import { publishedArticles, publishedArticleTypes } from "../src/db/schema/index.ts";

type Row = typeof publishedArticles.$inferInsert;

/** What a test specifies of a published article; the rest has defaults. */
export type PublishedFields = Pick<Row, "id" | "typeId" | "publishedAt"> & Partial<Row>;

/** Allows published articles without their records. */
export async function dropPublicationConstraints(db: Db): Promise<void> {
  for (const [table, column, target] of [
    ["published_articles", "id", "articles"],
    ["published_article_types", "id", "article_types"],
    ["article_counters", "article_id", "articles"],
    ["article_search", "article_id", "articles"],
    ["article_slugs", "article_id", "articles"],
    ["comment_closings", "id", "articles"],
  ]) {
    await db.execute(
      sql.raw(`alter table ${table} drop constraint ${table}_${column}_${target}_id_fk`),
    );
  }
}

/** Published types of kind `list`. */
export async function addPublishedTypes(db: Db, ids: readonly string[]): Promise<void> {
  const shown = ids.map((id, orderBy) => ({
    id,
    parentId: "0",
    code: id,
    name: id,
    kind: "list" as const,
    orderBy,
    navVisible: true,
    allowComment: true,
    versionNo: 1,
    liveFrom: new Date(0),
  }));
  await db.insert(publishedArticleTypes).values(shown);
}

/** Published, scheduled or expired articles. */
export async function addPublished(db: Db, rows: readonly PublishedFields[]): Promise<void> {
  await db.insert(publishedArticles).values(rows.map(toRow));
}

/** As many as a large site has, of the types t0 to t5 over ten years, with statistics for the planner. */
export async function addManyPublished(db: Db, count: number): Promise<void> {
  for (let first = 1; first <= count; first += BATCH) {
    await addBatch(db, sql`generate_series(${first}::int, ${first + BATCH - 1}::int) as i`, count);
  }
  await db.execute(sql`vacuum analyze`);
}

/** The embedded database cancels long statements. */
const BATCH = 2000;

async function addBatch(db: Db, numbers: SQL, count: number): Promise<void> {
  await db.execute(sql`
    insert into published_articles (id, type_id, version_no, slug, title, is_top, top_until, order_by, published_at,
      live_from, live_until, allow_comment, no_index, tags, recommend_positions, file_urls, card, detail)
    select 'a' || i, 't' || i % 6, 1, 's' || i, 'Title', i % 2000 = 0, null, case when i % 50 = 0 then i % 7 else 0 end,
      at, at, case when i % 100 = 0 then now() - interval '1 day' end, true, false,
      array['tag' || i % 3, 'rare' || i % 500], case when i % 300 = 0 then array['home'] else '{}' end,
      array['/files/' || i % 3000], json_build_object('title', repeat(md5(i::text), 12)), '{"content":""}'
    from (select i, now() - i * interval '3650 days' / ${count}::int as at from ${numbers}) as timestamps`);
  await db.execute(sql`
    insert into article_counters (article_id, read_count, comment_count) select 'a' || i, i, 0 from ${numbers}`);
  await db.execute(sql`
    insert into article_slugs (slug, article_id, published_at) select 's' || i, 'a' || i, now() from ${numbers}`);
  await db.execute(sql`
    insert into comment_closings (id, rule, created_at, created_by, created_by_name, updated_at, updated_by, updated_by_name)
    select 'a' || i, 'open', now(), '0', 'System', now(), '0', 'System' from ${numbers}`);
}

function toRow({ id, typeId, publishedAt, ...fields }: PublishedFields) {
  return {
    id,
    typeId,
    publishedAt,
    liveFrom: publishedAt,
    versionNo: 1,
    slug: id,
    title: id,
    isTop: false,
    orderBy: 0,
    allowComment: true,
    noIndex: false,
    tags: [],
    recommendPositions: [],
    fileUrls: [],
    card: storedCard(id, typeId, publishedAt, fields.tags ?? []),
    detail: storedDetail(publishedAt),
    ...fields,
  };
}

function storedCard(id: string, typeId: string, publishedAt: Date, tags: string[]) {
  const texts = { subTitle: null, summary: null, cover: null, coverAlt: null, author: null };
  const picture = { coverFocus: null, coverSize: null };
  return {
    id,
    slug: id,
    title: id,
    ...texts,
    ...picture,
    source: null,
    tags,
    typeId,
    publishedAt: publishedAt.toISOString(),
  };
}

function storedDetail(modifiedAt: Date) {
  return {
    content: "<p>Text</p>",
    images: null,
    pictures: [],
    videoUrl: null,
    attachments: [],
    sourceUrl: null,
    keywords: [],
    seoTitle: null,
    seoDescription: null,
    noIndex: false,
    modifiedAt: modifiedAt.toISOString(),
    toc: [],
    readingMinutes: 1,
  };
}
