import { eq } from "drizzle-orm";
import { articleTypes } from "../../db/schema/index.ts";
import { articleTypeKind } from "../../modules/article-types/type-kind.ts";
import { toPlainText } from "../html/to-rich-text.ts";
import { MOVE_REASONS, decodeSlug } from "./import-type-tree.ts";
import { publishHead } from "./publish-head.ts";
import { isUnedited, type ImportRun } from "./import-run.ts";
import { sortTree } from "./sort-tree.ts";
import type { ExportScan } from "./scan-export.ts";
import { importType } from "./import-type.ts";

export interface ImportedPage {
  typeId: string;
  notes: readonly string[];
}

/** Creates the tree of pages: a type of kind `single` for each, a draft until its article is public. */
export async function importPageTree(
  run: ImportRun,
  { pages }: ExportScan,
  rootId: string,
): Promise<ReadonlyMap<string, ImportedPage>> {
  const places = new Map<string, ImportedPage>();
  for (const { node, parentId, note } of sortTree([...pages.values()])) {
    const { id, outcome, notes } = await importType(run, {
      externalId: `page:${node.id}`,
      name: toPlainText(node.title).replace(/\s+/g, " ") || "Page",
      slug: decodeSlug(node.slug),
      kind: "single",
      parentId: places.get(parentId)?.typeId ?? rootId,
      description: "",
      navVisible: true,
      allowComment: node.commentsOpen,
      // Pages are in ascending order on both sites.
      orderBy: node.order,
      liveFrom: null,
    });
    const moved = note === null ? [] : [MOVE_REASONS[note]];
    const fresh = outcome === "imported" || outcome === "updated";
    places.set(node.id, { typeId: id ?? rootId, notes: fresh ? [...moved, ...notes] : [] });
  }
  return places;
}

/** Publishes a page's type with its article, unless staff have edited it. */
export async function publishPage(run: ImportRun, typeId: string, liveFrom: Date): Promise<void> {
  const [row] = await run.db.select().from(articleTypes).where(eq(articleTypes.id, typeId));
  if (!row || row.kind !== "single" || row.status !== "draft" || !isUnedited(row)) return;
  await publishHead(run, articleTypeKind, typeId, { liveFrom, updatedAt: run.now });
}
