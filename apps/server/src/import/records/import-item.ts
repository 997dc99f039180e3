import { eq } from "drizzle-orm";
import { articles } from "../../db/schema/index.ts";
import { galleriesIn } from "../html/post-shortcodes.ts";
import { toPlainText } from "../html/to-rich-text.ts";
import type { Outcome } from "../report.ts";
import type { WxrItem } from "../wxr/wxr-item.ts";
import { categorySlugs, itemKind, stateOf, type ItemState } from "./item-state.ts";
import { digestOf } from "./id-map.ts";
import { USED_FIELDS, mapArticle, type MappedArticle } from "./map-article.ts";
import { publishPage, type ImportedPage } from "./import-page-tree.ts";
import type { ImportedTypeTree } from "./import-type-tree.ts";
import { SKIP_REASONS, isUnedited, type ImportRun } from "./import-run.ts";
import type { ExportScan } from "./scan-export.ts";
import { findGalleryPictures } from "./import-attachments.ts";
import { skipComments, importComments } from "./import-comments.ts";
import { addArticle, changeArticle } from "./write-article.ts";

/** What the first pass found and created. */
export interface ImportContext {
  scan: ExportScan;
  types: ImportedTypeTree;
  pages: ReadonlyMap<string, ImportedPage>;
}

type Comes = Exclude<ItemState, { kind: "skipped" }>;

/** Imports a post or page with its comments, and reports the outcome. */
export async function importItem(
  run: ImportRun,
  item: WxrItem,
  context: ImportContext,
): Promise<void> {
  const state = stateOf(item, run.now);
  if (state.kind === "skipped") return skip(run, item, state.reason);
  const unseen = await run.idMap.unseen("article", [item.id]);
  if (!unseen.has(item.id)) return skip(run, item, "has the id of an earlier one");
  const { terms, comments: _comments, meta, ...rest } = item;
  const used = USED_FIELDS.map((name) => meta.get(name) ?? null);
  const digest = digestOf([rest, terms, used, state.kind]);
  const known = await run.idMap.find("article", item.id);
  if (known?.localId == null) return importNew(run, item, state, digest, context);
  const [row] = await run.db.select().from(articles).where(eq(articles.id, known.localId));
  if (known.digest === digest) report(run, item, "unchanged", []);
  else if (!row || row.deletedAt !== null) report(run, item, "skipped", [SKIP_REASONS.deleted]);
  else if (!isUnedited(row)) report(run, item, "skipped", [SKIP_REASONS.edited]);
  else {
    const mapped = await map(run, item, state, context);
    if ("skipped" in mapped) report(run, item, "skipped", [mapped.skipped]);
    else {
      const typeId = typeOf(item, context);
      await changeArticle(run, row, mapped, typeId);
      if (item.type === "page") await publishPageOf(run, mapped, typeId);
      await run.idMap.remember([{ kind: "article", externalId: item.id, localId: row.id, digest }]);
      report(run, item, "updated", mapped.notes);
    }
  }
  if (row) await importComments(run, item, row.id);
  else skipComments(run, item);
}

async function importNew(
  run: ImportRun,
  item: WxrItem,
  state: Comes,
  digest: string,
  context: ImportContext,
): Promise<void> {
  const mapped = await map(run, item, state, context);
  if ("skipped" in mapped) return skip(run, item, mapped.skipped);
  const typeId = typeOf(item, context);
  const { id, slug } = await addArticle(run, mapped, typeId);
  if (item.type === "page") await publishPageOf(run, mapped, typeId);
  await run.idMap.remember([{ kind: "article", externalId: item.id, localId: id, digest }]);
  const moved = item.slug !== "" && slug !== item.slug ? [`got another address: ${slug}`] : [];
  const placed = item.type === "page" ? (context.pages.get(item.id)?.notes ?? []) : [];
  report(run, item, "imported", [...mapped.notes, ...moved, ...placed]);
  await importComments(run, item, id);
}

async function map(run: ImportRun, item: WxrItem, state: Comes, context: ImportContext) {
  const { idMap, now, siteUrl } = run;
  const [, ...others] = categorySlugs(item);
  const coverId = item.meta.get("_thumbnail_id")?.trim() ?? "";
  const file = coverId === "" ? null : ((await idMap.find("attachment", coverId))?.file ?? null);
  const login = item.creator;
  return mapArticle(item, {
    state,
    siteUrl,
    now,
    author: toPlainText(context.scan.authors.get(login) ?? login),
    cover: file === null ? null : { url: file.url, alt: file.alt },
    findPictures: await findGalleryPictures(idMap, galleriesIn(item.content), item.id),
    otherCategories: others.map((slug) => context.types.names.get(slug) ?? slug),
  });
}

function typeOf(item: WxrItem, { types, pages }: ImportContext): string {
  if (item.type === "page") return pages.get(item.id)?.typeId ?? types.rootId;
  const [main = ""] = categorySlugs(item);
  return types.categories.get(main) ?? types.rootId;
}

async function publishPageOf(run: ImportRun, mapped: MappedArticle, typeId: string): Promise<void> {
  if (mapped.state !== "draft") await publishPage(run, typeId, mapped.liveFrom);
}

function skip(run: ImportRun, item: WxrItem, reason: string): void {
  report(run, item, "skipped", [reason]);
  skipComments(run, item);
}

function report(run: ImportRun, item: WxrItem, outcome: Outcome, notes: readonly string[]): void {
  const { id, title } = item;
  run.report.add({ kind: itemKind(item), id, title: toPlainText(title), outcome, notes });
}
