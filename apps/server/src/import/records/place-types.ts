import { eq } from "drizzle-orm";
import { articleTypes } from "../../db/schema/index.ts";
import { ROOT_ID } from "../../modules/tree.ts";
import { toWords } from "../html/to-rich-text.ts";
import { NO_CATEGORY } from "./item-state.ts";
import type { Ledger } from "./ledger.ts";
import type { ImportRun } from "./run.ts";
import { sortTree, type PlacedNode } from "./sort-tree.ts";
import type { Survey, SurveyedCategory } from "./survey.ts";
import { takeType, type TakenType } from "./take-types.ts";

/** Where articles go. */
export interface TypePlaces {
  /** The type that stands for the whole site. */
  rootId: string;
  /** Types by the slugs of their categories. */
  categories: ReadonlyMap<string, string>;
  /** Names of the categories by slug, for words on articles. */
  names: ReadonlyMap<string, string>;
  /** What became of each category, by slug. */
  results: ReadonlyMap<string, Pick<TakenType, "outcome" | "notes">>;
}

/** Why a category or page is not below its parent. */
export const MOVED = {
  missing: "its parent is not in the export, so it moved to the top",
  cycle: "it lay below itself, so it moved to the top",
} as const;

/** Makes the tree of types: one for the site and, below it, one for every category. */
export async function placeTypes(
  run: ImportRun,
  survey: Survey,
  under: string | null,
): Promise<TypePlaces> {
  const rootId = under === null ? await rootType(run, survey) : await existingRoot(run, under);
  const ids = new Map<string, string>();
  const names = new Map<string, string>();
  const results = new Map<string, Pick<TakenType, "outcome" | "notes">>();
  const placed = sortTree([...survey.categories.values()]);
  const visible = visibleSlugs(placed, survey.usedCategories);
  for (const { node, parentId, note } of placed) {
    const name = toWords(node.name) || node.id;
    names.set(node.id, name);
    const { id, outcome, notes } = await takeType(run, {
      externalId: `category:${node.id}`,
      name,
      slug: decodeSlug(node.id),
      kind: "list",
      parentId: ids.get(parentId) ?? rootId,
      description: toWords(node.description),
      navVisible: visible.has(node.id),
      allowComment: true,
      orderBy: 0,
      liveFrom: run.now,
    });
    ids.set(node.id, id ?? rootId);
    const moved = note === null || id === null ? [] : [MOVED[note]];
    const fresh = outcome === "taken" || outcome === "updated";
    results.set(node.id, { outcome, notes: fresh ? [...moved, ...notes] : notes });
  }
  return { rootId, categories: ids, names, results };
}

/** Categories that the navigation shows: those with something to read, and those above them. */
function visibleSlugs(
  placed: readonly PlacedNode<SurveyedCategory>[],
  used: ReadonlySet<string>,
): ReadonlySet<string> {
  const visible = new Set([...used].filter((slug) => slug !== NO_CATEGORY));
  for (const { node, parentId } of placed.toReversed()) {
    if (visible.has(node.id) && parentId !== "") visible.add(parentId);
  }
  return visible;
}

/** The readable form of a slug that has its other characters percent-encoded. */
export function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

async function rootType(run: ImportRun, { siteTitle }: Survey): Promise<string> {
  const known = await knownRoot(run.ledger);
  if (known !== null) {
    const count = await run.db.$count(articleTypes, eq(articleTypes.id, known));
    if (count > 0) return known;
    // Everything else hangs below it, so it is made again.
    await run.ledger.remember([
      { kind: "category", externalId: "site", localId: null, digest: "" },
    ]);
  }
  const { id } = await takeType(run, {
    externalId: "site",
    name: toWords(siteTitle) || "Imported site",
    slug: toWords(siteTitle) || "imported",
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
  const known = await knownRoot(run.ledger);
  if (known !== null) return known;
  await run.ledger.remember([{ kind: "category", externalId: "site", localId: id, digest: "" }]);
  return id;
}

async function knownRoot(ledger: Ledger): Promise<string | null> {
  return (await ledger.find("category", "site"))?.localId ?? null;
}
