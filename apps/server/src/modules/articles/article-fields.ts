import { nameTokens } from "../../content/name-tokens.ts";
import { toTsVector } from "../../content/search-index.ts";
import type { articles } from "../../db/schema/index.ts";
import type { ArticleSnapshot, Snapshot } from "../../db/schema/content-versions.ts";
import type { Language } from "../../kernel/languages.ts";
import type { components } from "../../generated/schema.ts";
import { pick } from "../../kernel/pick.ts";

export type ArticleFields = components["schemas"]["ArticleFields"];
/** An article's row, without its text. */
export type ArticleRow = typeof articles.$inferSelect;

/** The fields of a record. */
export type StoredSnapshot = ArticleSnapshot & { language: Language };

/** What a field is when it was never sent, and in versions older than the field. */
const DEFAULTS: ArticleSnapshot = {
  typeId: "",
  title: "",
  subTitle: null,
  slug: "",
  summary: null,
  cover: null,
  coverAlt: null,
  coverFocus: null,
  images: null,
  videoUrl: null,
  attachments: [],
  author: null,
  source: null,
  sourceUrl: null,
  keywords: [],
  tags: [],
  allowComment: true,
  isTop: false,
  topUntil: null,
  recommendPositions: [],
  orderBy: 0,
  seoTitle: null,
  seoDescription: null,
  noIndex: false,
  offlineAt: null,
};

// The keys of the defaults are all fields.
const FIELD_NAMES = [...Object.keys(DEFAULTS), "language"] as (keyof ArticleSnapshot)[];

/** The columns that `snapshotColumns` fills. */
export const SNAPSHOT_COLUMNS = [...FIELD_NAMES, "names"] as const;

/** Applies the sent fields to the defaults. `language` is the type's. */
export function newSnapshot(
  fields: ArticleFields,
  typeId: string,
  title: string,
  language: Language,
): StoredSnapshot {
  return { ...changedSnapshot({ ...DEFAULTS, typeId, title }, fields), language };
}

/** Applies the sent fields to a snapshot, and trims titles. */
export function changedSnapshot(before: ArticleSnapshot, fields: ArticleFields): ArticleSnapshot {
  const { content: _content, scheduledAt: _scheduledAt, ...sent } = fields;
  const after = { ...before, ...withoutUndefined(sent) };
  return {
    ...pickSnapshot(after),
    title: after.title.trim(),
    summary: after.summary?.trim() || null,
    topUntil: isoOrNull(after.topUntil),
    offlineAt: isoOrNull(after.offlineAt),
  };
}

export function snapshotOf(row: ArticleRow): StoredSnapshot {
  const fields = pickSnapshot({
    ...row,
    topUntil: row.topUntil?.toISOString() ?? null,
    offlineAt: row.offlineAt?.toISOString() ?? null,
  });
  return { ...fields, language: row.language };
}

export function snapshotColumns(snapshot: StoredSnapshot) {
  return {
    ...snapshot,
    names: toTsVector(nameTokens(`${snapshot.title} ${snapshot.slug}`)),
    topUntil: snapshot.topUntil === null ? null : new Date(snapshot.topUntil),
    offlineAt: snapshot.offlineAt === null ? null : new Date(snapshot.offlineAt),
  };
}

/** Narrows a stored version's fields to an article's; a field that the version is older than has its default. */
export function articleSnapshot(fields: Snapshot): ArticleSnapshot {
  if ("typeId" in fields) return { ...DEFAULTS, ...fields };
  throw new Error("This version is not an article's");
}

function pickSnapshot(from: ArticleSnapshot): ArticleSnapshot {
  return pick(from, FIELD_NAMES);
}

function isoOrNull(date: string | null): string | null {
  return date === null ? null : new Date(date).toISOString();
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function withoutUndefined<T extends object>(fields: T): Defined<T> {
  const defined: Defined<T> = { ...fields };
  for (const key in defined) if (defined[key] === undefined) delete defined[key];
  return defined;
}
