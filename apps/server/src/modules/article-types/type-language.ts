import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { articles, articleTypes, publishedArticleTypes } from "../../db/schema/index.ts";
import type { Language } from "../../kernel/languages.ts";
import { fieldError } from "../../kernel/field-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { siteLanguage } from "../languages/site-languages.ts";
import { ROOT_ID } from "../tree.ts";
import type { ArticleTypeRow } from "./type-fields.ts";

interface Sent {
  language?: Language;
  parentId?: string;
}

/**
 * The language of a new type: that of the type above it.
 *
 * @throws AppError a field error.
 */
export async function newTypeLanguage(db: Db, sent: Sent, parentId: string): Promise<Language> {
  const above = await languageOf(db, parentId);
  if (above === undefined) return siteLanguage(db, sent.language);
  if (sent.language === undefined || sent.language === above) return above;
  throw fieldError("language", "const", messages.languages.ofParent);
}

/**
 * The language of a type after a save. It changes only while nothing else has it from the type.
 *
 * @throws AppError a field error.
 */
export async function typeLanguageAfter(
  db: Db,
  row: ArticleTypeRow,
  sent: Sent,
  parentId: string,
): Promise<Language> {
  const moves = parentId !== row.parentId;
  const wished = sent.language ?? row.language;
  if (!moves && wished === row.language) return row.language;
  const above = await languageOf(db, parentId);
  if (above !== undefined && above !== wished) {
    throw moves
      ? fieldError("parentId", "const", messages.languages.ofParentField)
      : fieldError("language", "const", messages.languages.ofParent);
  }
  if (wished === row.language) return wished;
  if (
    (await db.$count(articles, eq(articles.typeId, row.id))) > 0 ||
    (await hasChildren(db, row))
  ) {
    throw fieldError("language", "state", messages.languages.fixed);
  }
  return siteLanguage(db, wished);
}

async function languageOf(db: Db, id: string): Promise<Language | undefined> {
  if (id === ROOT_ID) return undefined;
  const { language } = articleTypes;
  const [row] = await db.select({ language }).from(articleTypes).where(eq(articleTypes.id, id));
  return row?.language;
}

/** Below it as last saved or as published. */
async function hasChildren(db: Db, { id }: ArticleTypeRow): Promise<boolean> {
  const saved = await db.$count(articleTypes, eq(articleTypes.parentId, id));
  const published = await db.$count(
    publishedArticleTypes,
    sql`${publishedArticleTypes.parentId} = ${id}`,
  );
  return saved + published > 0;
}
