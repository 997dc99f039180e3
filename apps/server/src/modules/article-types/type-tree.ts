import type { Db } from "../../db/db.ts";
import type { ReviewNode } from "../../db/schema/article-types.ts";
import { articleTypes } from "../../db/schema/index.ts";
import type { EffectiveFlow } from "../workflow/content-kind.ts";

/** Id that stands for the root of every tree. */
export const ROOT_ID = "0";

/** A node of any tree stored by its parents' ids. */
export interface TreeRow {
  id: string;
  parentId: string;
}

/** The flow that applies where no type has one: one reviewer decides. */
export const DEFAULT_FLOW: readonly ReviewNode[] = [
  {
    nodeKey: "review",
    name: "Review",
    assignees: { userIds: [], roleCodes: ["reviewer"], workgroupIds: [] },
    mode: "any",
  },
];

/** Ids of a node and of everything below it; empty when the node is unknown. Survives cycles. */
export function idsBelow(rows: readonly TreeRow[], id: string): string[] {
  if (!rows.some((row) => row.id === id)) return [];
  const found = new Set([id]);
  for (const one of found) {
    for (const row of rows) if (row.parentId === one) found.add(row.id);
  }
  return [...found];
}

/** The way from the top of the tree to a node, the node included; empty when a link of it is missing. */
export function pathTo<Row extends TreeRow>(rows: ReadonlyMap<string, Row>, id: string): Row[] {
  const path: Row[] = [];
  const seen = new Set<string>();
  for (let at = id; at !== ROOT_ID;) {
    const row = rows.get(at);
    if (!row || seen.has(at)) return [];
    seen.add(at);
    path.unshift(row);
    at = row.parentId;
  }
  return path;
}

/** Ids of a type and of those below it, as last saved. */
export async function typeIdsBelow(db: Db, id: string): Promise<string[]> {
  const rows = await db
    .select({ id: articleTypes.id, parentId: articleTypes.parentId })
    .from(articleTypes);
  return idsBelow(rows, id);
}

/** The flow of the nearest type on the way up that has one, else the default; and whether the type wants a review. */
export async function effectiveFlow(db: Db, typeId: string): Promise<EffectiveFlow> {
  const { id, parentId, flow, requireReview } = articleTypes;
  const rows = await db.select({ id, parentId, flow, requireReview }).from(articleTypes);
  const path = pathTo(new Map(rows.map((row) => [row.id, row])), typeId);
  const own = path.findLast((row) => row.flow.length > 0)?.flow;
  return { required: path.at(-1)?.requireReview ?? true, nodes: own ?? [...DEFAULT_FLOW] };
}
