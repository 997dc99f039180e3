import { eq } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { articleCounters, articles, contentVersions } from "../../db/schema/index.ts";
import { stampCreate, stampUpdate } from "../../db/stamp.ts";
import { newSnapshot, snapshotColumns } from "../../modules/articles/article-fields.ts";
import { articleKind } from "../../modules/articles/article-kind.ts";
import { languageIn } from "../../modules/articles/article-language.ts";
import { updateArticle } from "../../modules/articles/save-article.ts";
import { claimSlugFor } from "../../modules/articles/slugs.ts";
import { noteHistory } from "../../modules/workflow/history.ts";
import type { ArticleRow } from "../../modules/articles/article-fields.ts";
import type { MappedArticle } from "./map-article.ts";
import { decodeSlug } from "./import-type-tree.ts";
import { publishHead } from "./publish-head.ts";
import { importer, type ImportRun } from "./import-run.ts";

/** Creates an article with its original dates, and publishes it if it was public there. */
export async function addArticle(
  run: ImportRun,
  mapped: MappedArticle,
  typeId: string,
): Promise<{ id: string; slug: string }> {
  const { db, now } = run;
  const { fields: sent, createdAt, updatedAt } = mapped;
  const id = uuidv7();
  const language = await languageIn(db, typeId);
  const fields = newSnapshot(sent, typeId, sent.title, language);
  const stamp = { ...stampCreate(importer, createdAt), ...stampUpdate(importer, updatedAt) };
  await db.insert(articles).values({ id, ...snapshotColumns(fields), ...stamp });
  await db.insert(articleCounters).values({ articleId: id });
  fields.slug = await claimSlugFor(db, id, decodeSlug(mapped.slug) || sent.title);
  await db.update(articles).set(snapshotColumns(fields)).where(eq(articles.id, id));
  await db.insert(contentVersions).values({
    bizType: "article",
    bizId: id,
    versionNo: 1,
    title: fields.title,
    fields,
    content: sent.content,
    authorIds: [importer.id],
    createdAt: updatedAt,
    createdBy: importer.id,
    createdByName: importer.name,
  });
  const record = { bizType: "article" as const, bizId: id };
  await noteHistory(db, record, { action: "create", versionNo: 1 }, importer, now);
  await publish(run, id, mapped);
  return { id, slug: fields.slug };
}

/** Saves a new version of an article that changed on the other site; its slug stays. */
export async function changeArticle(
  run: ImportRun,
  row: ArticleRow,
  mapped: MappedArticle,
  typeId: string,
): Promise<void> {
  const { db, now } = run;
  const body = { ...mapped.fields, typeId, id: row.id, version: row.version };
  await updateArticle(db, body, importer, now);
  if (mapped.state === "draft" && row.publishedVersionNo !== null) {
    await articleKind.hide(db, row.id);
    const patch = { publishedVersionNo: null, scheduledAt: null, liveFrom: null, liveUntil: null };
    await articleKind.patch(db, row.id, { ...patch, status: "offline" }, importer, now);
  }
  await publish(run, row.id, mapped);
}

async function publish(run: ImportRun, id: string, mapped: MappedArticle): Promise<void> {
  const { state, liveFrom, updatedAt } = mapped;
  if (state !== "draft") await publishHead(run, articleKind, id, { liveFrom, updatedAt });
}
