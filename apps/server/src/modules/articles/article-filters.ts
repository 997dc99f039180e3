import { and, arrayContains, eq, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import { nameQuery } from "../../content/name-tokens.ts";
import { toTsQuery } from "../../content/search-index.ts";
import { changedBy } from "../../db/crud-table.ts";
import type { Db } from "../../db/db.ts";
import { articles } from "../../db/schema/index.ts";
import { containsText } from "../../db/text-filter.ts";
import type { Language } from "../../kernel/languages.ts";
import { outdatedIds } from "../languages/translation-states.ts";
import { translatedArticles } from "../languages/versioned-translations.ts";
import type { Input } from "../operation.ts";
import { typeIdsBelow } from "../article-types/type-tree.ts";
import { hasDisplayStatus, statusParts } from "../workflow/state-sql.ts";

export type ArticleFilters = Input<"articlesPage">["query"] & Input<"articlesList">["query"];

/** Conditions for articles outside the trash, each of which an index can answer. */
export async function matchingArticles(
  db: Db,
  query: ArticleFilters,
  now: Date,
): Promise<SQL | undefined> {
  return and(named(query.keyword), or(...(await matchingParts(db, query, now))));
}

/**
 * The same but for the keyword, in parts of which an article meets at most one: an index answers each alone, but not an
 * "or" of them.
 */
export async function matchingParts(
  db: Db,
  query: ArticleFilters,
  now: Date,
): Promise<(SQL | undefined)[]> {
  const { status } = query;
  const filters = await filtersBeside(db, query, now);
  if (status === undefined) return [filters];
  return statusParts(articles, status, now).map((part) => and(filters, part));
}

/** All but keyword and status. */
async function filtersBeside(db: Db, query: ArticleFilters, now: Date): Promise<SQL | undefined> {
  const { typeId, reviewStatus, tag, recommendPosition, isTop, createdBy } = query;
  return and(
    isNull(articles.deletedAt),
    await ofType(db, typeId),
    reviewStatus && eq(articles.reviewStatus, reviewStatus),
    query.displayStatus && hasDisplayStatus(articles, query.displayStatus, now),
    query.language ? eq(articles.language, query.language) : undefined,
    query.translationGroupId
      ? eq(articles.translationGroupId, query.translationGroupId)
      : undefined,
    query.missingIn && untranslatedIn(query.missingIn),
    query.isOutdated === undefined ? undefined : isOutdated(query.isOutdated),
    tag ? arrayContains(articles.tags, [tag]) : undefined,
    recommendPosition ? arrayContains(articles.recommendPositions, [recommendPosition]) : undefined,
    isTop === undefined ? undefined : eq(articles.isTop, isTop),
    createdBy ? eq(articles.createdBy, createdBy) : undefined,
    changedBy(articles, query),
  );
}

/** In another language, without a translation in this one. */
function untranslatedIn(language: Language): SQL {
  return sql`${articles.language} <> ${language} and not exists (select 1 from articles other
    where other.translation_group_id = ${articles.translationGroupId} and other.language = ${language}
      and other.deleted_at is null)`;
}

function isOutdated(wanted: boolean): SQL {
  const found = sql`${articles.id} in (${outdatedIds(translatedArticles)})`;
  return wanted ? found : sql`not (${found})`;
}

/** Matches title or slug; a keyword without a letter or digit matches nothing. */
export function named(keyword: string | undefined): SQL | undefined {
  if (!keyword) return undefined;
  const { tokens, runs } = nameQuery(keyword);
  if (tokens.length === 0) return sql`false`;
  const whole = runs.map((run) =>
    or(containsText(articles.title, run), containsText(articles.slug, run)),
  );
  return and(sql`${articles.names} @@ ${toTsQuery(tokens)}::tsquery`, ...whole);
}

/** The token of a keyword that requires nothing else. */
export function soleToken(keyword: string): string | undefined {
  const { tokens, runs } = nameQuery(keyword);
  return tokens.length === 1 && runs.length === 0 ? tokens[0] : undefined;
}

/** A type and its descendants; an unknown type matches nothing. */
export async function ofType(db: Db, typeId: string | undefined): Promise<SQL | undefined> {
  if (typeId === undefined) return undefined;
  const ids = await typeIdsBelow(db, typeId);
  return ids.length > 0 ? inArray(articles.typeId, ids) : sql`false`;
}
