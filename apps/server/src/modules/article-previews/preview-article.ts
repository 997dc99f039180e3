import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { articleCounters, articles, articleTypes } from "../../db/schema/index.ts";
import type { Language } from "../../kernel/languages.ts";
import type { components } from "../../generated/schema.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import {
  changedSnapshot,
  newSnapshot,
  snapshotOf,
  type ArticleRow,
  type StoredSnapshot,
} from "../articles/article-fields.ts";
import { readContent } from "../articles/article-versions.ts";
import { publicCopy } from "../articles/public-copy.ts";
import { referencedFiles } from "../articles/referenced-files.ts";
import { cleanContent } from "../clean-content.ts";
import { pictureSizes } from "../files/picture-sizes.ts";
import {
  acceptsComments,
  commentsCloseAt,
  commentState,
  draftNeighbours,
} from "../site/read-public-article.ts";
import type { Reader } from "../site/reader.ts";
import { cardsRelatedToDraft } from "../site/related-cards.ts";
import { runTextTask } from "../text-pool.ts";
import { ROOT_ID } from "../tree.ts";

type Schemas = components["schemas"];

/** The id, and the slug while it has none, of a draft that was never saved. */
const unsavedName = "preview";

/** For a draft whose type the public does not know, or that has none yet. */
const unpublishedType = { code: "unpublished", name: "" };

/** Articles to go on with, as many as an article's page shows. */
const relatedLimit = 3;

/** A draft, saved or not. */
interface Draft {
  /** The article that it belongs to; undefined for a new one. */
  row: ArticleRow | undefined;
  fields: StoredSnapshot;
  /** Sanitised. */
  content: string;
}

/**
 * Shows what an editor is writing; what is omitted is as last saved.
 *
 * @throws AppError `NOT_FOUND`, also for a trashed article; a field error for a text that cannot be made safe.
 */
export async function previewUnsaved(
  reader: Reader,
  { id, ...sent }: Schemas["ArticlePreviewBody"],
): Promise<Schemas["ArticlePreview"]> {
  const content = sent.content === undefined ? undefined : await cleanContent(sent.content);
  if (id === undefined) {
    const { slug = unsavedName, typeId = ROOT_ID, title = "" } = sent;
    const fields = newSnapshot({ ...sent, slug }, typeId, title, await languageOf(reader, typeId));
    return toPreview(reader, { row: undefined, fields, content: content ?? "" });
  }
  const saved = await readDraft(reader.db, id);
  if (saved === undefined) throw new AppError("NOT_FOUND", messages.articles.notFound);
  const changed = changedSnapshot(saved.fields, sent);
  const language = await languageOf(reader, changed.typeId);
  const fields = { ...changed, language };
  return toPreview(reader, { row: saved.row, fields, content: content ?? saved.content });
}

/** Shows an article as last saved; undefined for one that is trashed. */
export async function previewSaved(
  reader: Reader,
  id: string,
): Promise<Schemas["ArticlePreview"] | undefined> {
  const saved = await readDraft(reader.db, id);
  return saved && toPreview(reader, saved);
}

async function readDraft(db: Db, id: string): Promise<(Draft & { row: ArticleRow }) | undefined> {
  const [row] = await db
    .select()
    .from(articles)
    .where(and(eq(articles.id, id), isNull(articles.deletedAt)));
  if (row === undefined) return undefined;
  const { content } = await readContent(db, id, row.headVersionNo);
  return { row, fields: snapshotOf(row), content };
}

/** Everything is computed as at publication, so that a preview cannot differ from the page. */
async function toPreview(
  reader: Reader,
  { row, fields, content }: Draft,
): Promise<Schemas["ArticlePreview"]> {
  const { db, types, now } = reader;
  const id = row?.id ?? unsavedName;
  const { typeId, language, tags, allowComment } = fields;
  const version = { fields, content };
  const publishedAt = row?.publishedAt ?? now;
  const publication = { versionNo: row?.headVersionNo ?? 1, liveFrom: now, publishedAt };
  const [described, sizes, counts, neighbours, related, takesComments, closeAt] = await Promise.all(
    [
      runTextTask("publicText", content),
      pictureSizes(db, referencedFiles(version)),
      readCounts(db, id),
      draftNeighbours(reader, { id, typeId, publishedAt }),
      cardsRelatedToDraft(
        { ...reader, types: types.in(language) },
        { id, typeId, tags },
        relatedLimit,
      ),
      acceptsComments(reader, { typeId, allowComment }),
      commentsCloseAt(reader, { id, publishedAt }),
    ],
  );
  const { card, detail, isTop } = publicCopy(id, version, publication, described, sizes).article;
  const { code: typeCode, name: typeName } = types.get(typeId) ?? unpublishedType;
  const article: Schemas["PublicArticle"] = {
    ...card,
    ...detail,
    ...counts,
    typeCode,
    typeName,
    language,
    isTop,
    ...commentState(takesComments, closeAt?.getTime() ?? null, now),
    breadcrumbs: types.breadcrumbs(typeId),
    movedTo: null,
    translations: [],
  };
  return { article, ...neighbours, related };
}

/** The language of a type, which the public may not know yet; the site's default while there is none. */
async function languageOf({ db, types }: Reader, typeId: string): Promise<Language> {
  const { id, language } = articleTypes;
  const [type] = await db.select({ language }).from(articleTypes).where(eq(id, typeId));
  return type?.language ?? types.defaultLanguage;
}

async function readCounts(db: Db, articleId: string) {
  const { readCount, commentCount } = articleCounters;
  const [counts] = await db
    .select({ readCount, commentCount })
    .from(articleCounters)
    .where(eq(articleCounters.articleId, articleId));
  return counts ?? { readCount: 0, commentCount: 0 };
}
