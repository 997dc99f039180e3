import { eq } from "drizzle-orm";
import { articleTypes } from "../../db/schema/index.ts";
import { ROOT_ID } from "../../modules/tree.ts";
import { toPlainText } from "../html/to-rich-text.ts";
import { NO_CATEGORY } from "./item-state.ts";
import type { IdMap } from "./id-map.ts";
import type { ImportRun } from "./import-run.ts";
import { sortTree, type PlacedNode } from "./sort-tree.ts";
import type { ExportScan, ScannedCategory } from "./scan-export.ts";
import { importType, type ImportedType } from "./import-type.ts";

export interface ImportedTypeTree {
  /** The type that stands for the whole site. */
  rootId: string;
  /** Type ids by the slugs of their categories. */
  categories: ReadonlyMap<string, string>;
  /** Names of the categories by slug, for tags of articles. */
  names: ReadonlyMap<string, string>;
  /** The outcome for each category, by slug. */
  results: ReadonlyMap<string, Pick<ImportedType, "outcome" | "notes">>;
}

/** Why a category or page is not below its parent. */
export const MOVE_REASONS = {
  missing: "its parent is not in the export, so it moved to the top level",
  cycle: "it was below itself, so it moved to the top level",
} as const;

/** Creates the tree of types: one for the site and, below it, one for each category. */
export async function importTypeTree(
  run: ImportRun,
  scan: ExportScan,
  under: string | null,
): Promise<ImportedTypeTree> {
  const rootId = under === null ? await rootType(run, scan) : await existingRoot(run, under);
  const ids = new Map<string, string>();
  const names = new Map<string, string>();
  const results = new Map<string, Pick<ImportedType, "outcome" | "notes">>();
  const placed = sortTree([...scan.categories.values()]);
  const visible = visibleSlugs(placed, scan.usedCategories);
  for (const { node, parentId, note } of placed) {
    const name = toPlainText(node.name) || node.id;
    names.set(node.id, name);
    const { id, outcome, notes } = await importType(run, {
      externalId: `category:${node.id}`,
      name,
      slug: decodeSlug(node.id),
      kind: "list",
      parentId: ids.get(parentId) ?? rootId,
      description: toPlainText(node.description),
      navVisible: visible.has(node.id),
      allowComment: true,
      orderBy: 0,
      liveFrom: run.now,
    });
    ids.set(node.id, id ?? rootId);
    const moved = note === null || id === null ? [] : [MOVE_REASONS[note]];
    const fresh = outcome === "imported" || outcome === "updated";
    results.set(node.id, { outcome, notes: fresh ? [...moved, ...notes] : notes });
  }
  return { rootId, categories: ids, names, results };
}

/** Categories in the navigation: those with published posts, and their ancestors. */
function visibleSlugs(
  placed: readonly PlacedNode<ScannedCategory>[],
  used: ReadonlySet<string>,
): ReadonlySet<string> {
  const visible = new Set([...used].filter((slug) => slug !== NO_CATEGORY));
  for (const { node, parentId } of placed.toReversed()) {
    if (visible.has(node.id) && parentId !== "") visible.add(parentId);
  }
  return visible;
}

/** Decodes a percent-encoded slug. */
export function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

async function rootType(run: ImportRun, { siteTitle }: ExportScan): Promise<string> {
  const known = await knownRoot(run.idMap);
  if (known !== null) {
    const count = await run.db.$count(articleTypes, eq(articleTypes.id, known));
    if (count > 0) return known;
    // Everything else hangs below it, so it is created again.
    await run.idMap.remember([{ kind: "category", externalId: "site", localId: null, digest: "" }]);
  }
  const { id } = await importType(run, {
    externalId: "site",
    name: toPlainText(siteTitle) || "Imported site",
    slug: toPlainText(siteTitle) || "imported",
    kind: "list",
    parentId: ROOT_ID,
    description: "",
    navVisible: true,
    allowComment: true,
    orderBy: 0,
    liveFrom: run.now,
  });
  if (id === null) throw new Error("The site's own type could not be made");
  return id;
}

async function existingRoot(run: ImportRun, id: string): Promise<string> {
  const known = await knownRoot(run.idMap);
  if (known !== null) return known;
  await run.idMap.remember([{ kind: "category", externalId: "site", localId: id, digest: "" }]);
  return id;
}

async function knownRoot(idMap: IdMap): Promise<string | null> {
  return (await idMap.find("category", "site"))?.localId ?? null;
}
