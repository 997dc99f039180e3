import { and, eq, lte, sql, type SQL } from "drizzle-orm";
import { statusAt } from "../../content/workflow.ts";
import { Prepared } from "../../db/prepared.ts";
import { articleSlugs, articles, publishedArticles } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { AppError } from "../../kernel/app-error.ts";
import {
  closingAt,
  closingAtSql,
  readDefaultDays,
  readRule,
} from "../comment-closings/closing-rule.ts";
import { jsonText, type JsonText } from "../json-text.ts";
import { messages } from "../../kernel/messages/index.ts";
import { cardText, detailText, type CardRow } from "./card-text.ts";
import { visible } from "./public-articles.ts";
import { cardFields } from "./read-cards.ts";
import { readList } from "./read-list.ts";
import type { Reader } from "./reader.ts";
import { readSettings } from "./settings.ts";
import { articleTranslations, type TranslatedArticle } from "./translations.ts";

type PublicArticle = components["schemas"]["PublicArticle"];
type PublishedRow = Pick<
  typeof publishedArticles.$inferSelect,
  "id" | "typeId" | "allowComment" | "publishedAt"
>;

interface DetailRow extends CardRow {
  slug: string;
  isTop: boolean;
  allowComment: boolean;
  /** Whether the site accepts comments at all. */
  commentsOpen: boolean;
  /** When comments close or have closed, in milliseconds. */
  commentsCloseMs: string | null;
  detail: string;
  translations: TranslatedArticle[] | null;
}

const value = (name: string): SQL => sql`${sql.placeholder(name)}`;
const isLive = sql`live_from <= ${value("now")} and (live_until is null or live_until > ${value("now")})`;
const isOpenSite = sql`coalesce((select comment_enabled from site_settings limit 1), true)`;

const translations = sql`(
          select json_agg(json_build_object('id', other.id, 'slug', other.slug, 'typeId', other.type_id) order by other.id)
          from published_articles other
          where other.translation_group_id = article.translation_group_id and other.id <> article.id
            and other.live_from <= ${value("now")} and (other.live_until is null or other.live_until > ${value("now")}))`;

/** One article by its id or by any slug that it ever had in public. */
export const articleByName = new Prepared<DetailRow>(
  "article_by_name",
  sql`select ${cardFields}, article.slug, article.detail::text as detail,
        article.allow_comment as "allowComment", ${isOpenSite} as "commentsOpen",
        extract(epoch from ${closingAtSql}) * 1000 as "commentsCloseMs", ${translations} as translations,
        article.is_top and (article.top_until is null or article.top_until > ${value("now")}) as "isTop"
      from published_articles article
      left join article_counters counters on counters.article_id = article.id
      left join comment_closings closing on closing.id = article.id
      where article.id = coalesce(
          (select article_id from article_slugs where slug = ${value("name")} and published_at <= ${value("now")}),
          ${value("name")})
        and ${isLive}`,
);

/** The articles before and after one, among those of its type by date. */
export const neighboursOf = new Prepared<Record<"pre" | "next", Neighbour>>(
  "article_neighbours",
  sql`select (${adjacentArticle(sql`>`, sql`asc`)}) as pre, (${adjacentArticle(sql`<`, sql`desc`)}) as next
      from published_articles base where base.id = ${value("id")} and ${isLive}`,
);

/** The articles before and after a draft, were it published. */
export const neighboursOfDraft = new Prepared<Record<"pre" | "next", Neighbour>>(
  "draft_neighbours",
  sql`select (${adjacentArticle(sql`>`, sql`asc`)}) as pre, (${adjacentArticle(sql`<`, sql`desc`)}) as next
      from (select ${value("id")}::text as id, ${value("typeId")}::text as type_id,
        ${value("publishedAt")}::timestamptz as published_at) base`,
);

/**
 * The article as published, by id or by any slug that it ever had in public.
 *
 * @throws AppError `GONE` when it was taken offline or moved to the trash, else `NOT_FOUND`, also for a draft.
 */
export async function readPublicArticle(
  reader: Reader,
  name: string,
): Promise<{ id: string; article: JsonText<PublicArticle> }> {
  const { db, types, now } = reader;
  const [row] = await articleByName.rows(db, { name, now: now.toISOString() });
  if (row === undefined || types.get(row.typeId) === undefined) throw await absence(reader, name);
  const movedTo = name === row.id || name === row.slug ? null : row.slug;
  return { id: row.id, article: jsonText(articleText(reader, row, movedTo)) };
}

/** The article of a type of kind `single`: its first in public order. */
export async function readSingleArticle(
  reader: Reader,
  typeId: string,
): Promise<PublicArticle | undefined> {
  const { rows } = await readList(reader, { typeIds: [typeId] }, { offset: 0, limit: 1 });
  const values = { name: rows[0]?.id, now: reader.now.toISOString() };
  const [row] = rows.length === 0 ? [] : await articleByName.rows(reader.db, values);
  // Stored at publication, in the shape of a public article.
  return row && (JSON.parse(articleText(reader, row, null)) as PublicArticle);
}

/** @throws AppError `NOT_FOUND` unless the public sees the article now. */
export async function requireVisible(reader: Reader, id: string): Promise<PublishedRow> {
  const { db, types, now } = reader;
  const { typeId, allowComment, publishedAt } = publishedArticles;
  const [row] = await db
    .select({ id: publishedArticles.id, typeId, allowComment, publishedAt })
    .from(publishedArticles)
    .where(and(eq(publishedArticles.id, id), visible(now, types.ids())));
  if (!row) throw await absence(reader, id);
  return row;
}

/** The newer and the older published article of the same type. */
export async function neighbours(
  reader: Reader,
  id: string,
): Promise<components["schemas"]["PreAndNext"]> {
  await requireVisible(reader, id);
  const [row] = await neighboursOf.rows(reader.db, { id, now: reader.now.toISOString() });
  return row ?? { pre: null, next: null };
}

/** The neighbours that a draft would have. */
export async function draftNeighbours(
  { db, now }: Pick<Reader, "db" | "now">,
  { id, typeId, publishedAt }: { id: string; typeId: string; publishedAt: Date },
): Promise<components["schemas"]["PreAndNext"]> {
  const dates = { publishedAt: publishedAt.toISOString(), now: now.toISOString() };
  const [row] = await neighboursOfDraft.rows(db, { id, typeId, ...dates });
  return row ?? { pre: null, next: null };
}

/** Article, type and site must all allow comments. */
export async function acceptsComments(
  { db, types }: Reader,
  row: Pick<PublishedRow, "typeId" | "allowComment">,
): Promise<boolean> {
  if (!row.allowComment || types.get(row.typeId)?.allowComment !== true) return false;
  return (await readSettings(db)).commentEnabled;
}

/** When comments close or have closed by date; null for never. */
export async function commentsCloseAt(
  { db }: Pick<Reader, "db">,
  { id, publishedAt }: Pick<PublishedRow, "id" | "publishedAt">,
): Promise<Date | null> {
  return closingAt(await readRule(db, id), publishedAt, await readDefaultDays(db));
}

type Neighbour = components["schemas"]["PreAndNext"]["pre"];

function adjacentArticle(comparison: SQL, direction: SQL): SQL {
  return sql`
    select json_build_object('id', id, 'slug', slug, 'title', title,
      'publishedAt', to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from published_articles
    where type_id = base.type_id and (published_at, id) ${comparison} (base.published_at, base.id) and ${isLive}
    order by published_at ${direction}, id ${direction} limit 1`;
}

function articleText(reader: Reader, row: DetailRow, movedTo: string | null): string {
  const { types, catalog, now } = reader;
  const typeTakes = types.get(row.typeId)?.allowComment === true;
  const takes = row.allowComment && typeTakes && row.commentsOpen;
  return detailText(cardText(row, types, row.isTop), row.detail, {
    ...commentState(takes, row.commentsCloseMs === null ? null : Number(row.commentsCloseMs), now),
    breadcrumbs: types.breadcrumbs(row.typeId),
    movedTo,
    translations: articleTranslations(catalog.types, row.translations ?? []),
  });
}

/** Where comments are off, no date says anything. */
export function commentState(takes: boolean, closeMs: number | null, now: Date) {
  return {
    allowComment: takes && (closeMs === null || closeMs > now.getTime()),
    commentsCloseAt: takes && closeMs !== null ? new Date(closeMs).toISOString() : null,
  };
}

async function absence({ db, now }: Reader, name: string): Promise<AppError> {
  const [slug] = await db
    .select({ articleId: articleSlugs.articleId })
    .from(articleSlugs)
    .where(and(eq(articleSlugs.slug, name), lte(articleSlugs.publishedAt, now)));
  const [row] = await db
    .select()
    .from(articles)
    .where(eq(articles.id, slug?.articleId ?? name));
  // One that was public when it was moved to the trash is offline there.
  return row && statusAt(row, now) === "offline"
    ? new AppError("GONE", messages.articles.gone)
    : new AppError("NOT_FOUND", messages.articles.notFound);
}
