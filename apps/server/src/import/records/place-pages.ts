import { eq } from "drizzle-orm";
import { articleTypes } from "../../db/schema/index.ts";
import { articleTypeKind } from "../../modules/article-types/type-kind.ts";
import { toWords } from "../html/to-rich-text.ts";
import { MOVED, decodeSlug } from "./place-types.ts";
import { publishHead } from "./publish-head.ts";
import { isUntouched, type ImportRun } from "./run.ts";
import { sortTree } from "./sort-tree.ts";
import type { Survey } from "./survey.ts";
import { takeType } from "./take-types.ts";

/** Where a page's article goes, and what was noted while its place was made. */
export interface PagePlace {
  typeId: string;
  notes: readonly string[];
}

/** Makes the tree of pages: a type of kind `single` for each, a draft until its article is public. */
export async function placePages(
  run: ImportRun,
  { pages }: Survey,
  rootId: string,
): Promise<ReadonlyMap<string, PagePlace>> {
  const places = new Map<string, PagePlace>();
  for (const { node, parentId, note } of sortTree([...pages.values()])) {
    const { id, outcome, notes } = await takeType(run, {
      externalId: `page:${node.id}`,
      name: toWords(node.title).replace(/\s+/g, " ") || "Page",
      slug: decodeSlug(node.slug),
      kind: "single",
      parentId: places.get(parentId)?.typeId ?? rootId,
      description: "",
      navVisible: true,
      allowComment: node.commentsOpen,
      // Pages ascend in both worlds.
      orderBy: node.order,
      liveFrom: null,
    });
    const moved = note === null ? [] : [MOVED[note]];
    const fresh = outcome === "taken" || outcome === "updated";
    places.set(node.id, { typeId: id ?? rootId, notes: fresh ? [...moved, ...notes] : [] });
  }
  return places;
}

/** Puts a page's place in the tree before the public with its article, unless staff have taken it over. */
export async function publishPage(run: ImportRun, typeId: string, liveFrom: Date): Promise<void> {
  const [row] = await run.db.select().from(articleTypes).where(eq(articleTypes.id, typeId));
  if (!row || row.kind !== "single" || row.status !== "draft" || !isUntouched(row)) return;
  await publishHead(run, articleTypeKind, typeId, { liveFrom, updatedAt: run.now });
}
