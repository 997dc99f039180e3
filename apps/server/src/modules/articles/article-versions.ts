import { and, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { statusAt } from "../../content/workflow.ts";
import { allColumns, ColumnSet } from "../../db/column-set.ts";
import type { Db } from "../../db/db.ts";
import { Prepared } from "../../db/prepared.ts";
import { articles, articleTypes, contentVersions } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { hasAcceptedEdits } from "../article-remarks/accepted-edits.ts";
import { articleSnapshot, type ArticleRow } from "./article-fields.ts";

/** @throws AppError `NOT_FOUND`. */
export async function readContent(db: Db, id: string, versionNo: number) {
  const [row] = await versionOfArticle.rows(db, { id, versionNo });
  if (!row) throw new AppError("NOT_FOUND", messages.articles.versionNotFound);
  const version = columns.read(row);
  return { ...version, content: version.content ?? "" };
}

const columns = allColumns(contentVersions);
const headColumns = new ColumnSet(contentVersions, [
  "versionNo",
  "approved",
  "autosave",
  "authorIds",
  "createdBy",
]);
const versionOfArticle = new Prepared<Record<string, unknown>>(
  "version_of_article",
  sql`select ${columns.selected} from ${contentVersions}
      where ${contentVersions.bizType} = 'article' and ${contentVersions.bizId} = ${sql.placeholder("id")}
        and ${contentVersions.versionNo} = ${sql.placeholder("versionNo")}`,
);

/** The newest version of an article. */
export interface Head extends Pick<
  VersionRow,
  "versionNo" | "approved" | "autosave" | "createdBy"
> {
  content: string;
  authorIds: string[];
  /** Whether the reader has accepted suggestions that no version says it contains yet. */
  acceptedEdits: boolean;
}

/** Finds the newest version by the article's id alone, so that it can be asked for together with its lock. */
export async function findHead(db: Db, id: string, readerId: string): Promise<Head | undefined> {
  const [row] = await headOfArticle.rows(db, { id, readerId });
  return row;
}

const articleId = sql.placeholder("id");
const headOfArticle = new Prepared<Head>(
  "head_of_article",
  sql`select ${headColumns.selected}, coalesce(${contentVersions.content}, '') as content,
        ${hasAcceptedEdits(articleId, sql.placeholder("readerId"))} as "acceptedEdits"
      from ${contentVersions}
      where ${contentVersions.bizType} = 'article' and ${contentVersions.bizId} = ${articleId}
        and ${contentVersions.versionNo} = (select ${articles.headVersionNo} from ${articles} where ${articles.id} = ${articleId})`,
);

/** Latest first. */
export async function pageVersions(
  db: Db,
  article: ArticleRow,
  { pageNo = 1, pageSize = 10 }: { pageNo?: number; pageSize?: number },
  now: Date,
) {
  const where = and(eq(contentVersions.bizType, "article"), eq(contentVersions.bizId, article.id));
  const [rows, total] = await Promise.all([
    db
      .select(listColumns())
      .from(contentVersions)
      .where(where)
      .orderBy(desc(contentVersions.versionNo))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize),
    db.$count(contentVersions, where),
  ]);
  const records = rows.map((row) => toVersion(row, article, now));
  return { records, total, pageNo, pageSize, pages: Math.ceil(total / pageSize) };
}

/**
 * A version with all its fields.
 *
 * @throws AppError `NOT_FOUND`.
 */
export async function readVersion(
  db: Db,
  article: ArticleRow,
  versionNo: number,
  now: Date,
): Promise<components["schemas"]["ArticleVersionDetail"]> {
  const version = await readContent(db, article.id, versionNo);
  const fields = articleSnapshot(version.fields);
  const [type] = await db
    .select({ name: articleTypes.name })
    .from(articleTypes)
    .where(eq(articleTypes.id, fields.typeId));
  return {
    ...toVersion(version, article, now),
    ...fields,
    language: fields.language ?? article.language,
    translationGroupId: article.translationGroupId,
    typeName: type?.name ?? "",
    content: version.content,
  };
}

type VersionRow = Omit<typeof contentVersions.$inferSelect, "content" | "fields">;

function listColumns() {
  const { content: _content, fields: _fields, ...columns } = getTableColumns(contentVersions);
  return columns;
}

/** Without its content. */
export function toVersion(
  row: VersionRow,
  article: ArticleRow,
  now: Date,
): components["schemas"]["ArticleVersion"] {
  return {
    versionNo: row.versionNo,
    title: row.title,
    autosaved: row.autosave,
    approved: row.approved,
    published:
      row.versionNo === article.publishedVersionNo && statusAt(article, now) === "published",
    restoredFrom: row.restoredFrom,
    createdAt: row.createdAt.toISOString(),
    createdBy: row.createdBy,
    createdByName: row.createdByName,
  };
}
