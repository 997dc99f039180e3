import type { Db } from "../../db/db.ts";
import type { ReviewNode } from "../../db/schema/article-types.ts";
import { articleTypes } from "../../db/schema/index.ts";
import { idsBelow, pathTo } from "../tree.ts";
import type { EffectiveFlow } from "../workflow/content-kind.ts";

/** The flow that applies where no type has one: one reviewer decides. */
export const DEFAULT_FLOW: readonly ReviewNode[] = [
  {
    nodeKey: "review",
    name: "Review",
    assignees: { userIds: [], roleCodes: ["reviewer"], workgroupIds: [] },
    mode: "any",
  },
];

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
