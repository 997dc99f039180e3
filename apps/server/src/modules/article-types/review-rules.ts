import { sql, type Placeholder, type SQL } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { Prepared } from "../../db/prepared.ts";
import type { ReviewNode } from "../../db/schema/article-types.ts";
import type { ArticleTypeSnapshot } from "../../db/schema/content-versions.ts";
import { articleTypes, contentVersions } from "../../db/schema/index.ts";
import type { EffectiveFlow } from "../workflow/content-kind.ts";
import { typeSnapshot } from "./type-fields.ts";

/*
 * Review rules are reviewed content themselves: in force are those of the version of a type that is public, or was
 * last. A save alone changes nothing, so nobody can turn a review off by an unreviewed edit.
 */

/** Applies where no type has a flow: one reviewer decides. */
export const DEFAULT_FLOW: readonly ReviewNode[] = [
  {
    nodeKey: "review",
    name: "Review",
    assignees: { userIds: [], roleCodes: ["reviewer"], workgroupIds: [] },
    mode: "any",
  },
];

type Rules = Pick<ArticleTypeSnapshot, "parentId" | "flow" | "requireReview">;

interface TypeRules {
  draft: Rules;
  /** null for a type that was never public. */
  inForce: Rules | null;
}

/**
 * How an article of a type is reviewed: by the flow of the nearest type upwards that has one in force. A type that was
 * never public has no say in it, neither for nor against a review.
 */
export async function articleRules(db: Db, typeId: string, now: Date): Promise<EffectiveFlow> {
  const types = await readRules(db, typeId, now);
  const required = types.get(typeId)?.inForce?.requireReview ?? true;
  return { required, nodes: nearestFlow(types, typeId) };
}

/** How a type itself is reviewed: always, by the flow in force for it, or above it while it is new. */
export async function typeRules(db: Db, id: string, now: Date): Promise<EffectiveFlow> {
  const types = await readRules(db, id, now);
  return { required: true, nodes: nearestFlow(types, id) };
}

/** Version number of the rules in force, for the current row of `article_types`. */
export function versionInForce(now: Date): SQL<number | null> {
  return versionInForceAt(now.toISOString());
}

function versionInForceAt(time: string | Placeholder): SQL<number | null> {
  const { publishedVersionNo, lastPublicVersionNo, liveFrom } = articleTypes;
  return sql<number | null>`case
    when ${publishedVersionNo} is not null and ${liveFrom} <= ${time}::timestamptz
    then ${publishedVersionNo} else ${lastPublicVersionNo} end`;
}

/** A type that was never public is passed over: nobody has reviewed its draft, which names no more than its place. */
function nearestFlow(types: ReadonlyMap<string, TypeRules>, typeId: string): ReviewNode[] {
  const seen = new Set<string>();
  for (let at = typeId; !seen.has(at);) {
    seen.add(at);
    const type = types.get(at);
    if (!type) break;
    if (type.inForce !== null && type.inForce.flow.length > 0) return type.inForce.flow;
    at = (type.inForce ?? type.draft).parentId;
  }
  return [...DEFAULT_FLOW];
}

async function readRules(db: Db, typeId: string, now: Date): Promise<Map<string, TypeRules>> {
  const rows = await rulesAbove.rows(db, { typeId, now: now.toISOString() });
  return new Map(
    rows.map(({ id, inForce, ...draft }) => [
      id,
      { draft, inForce: inForce && typeSnapshot(inForce) },
    ]),
  );
}

/** The rules of a type and its ancestors, by draft and by the version in force, whose parent may differ. */
const rulesAbove = new Prepared<Rules & { id: string; inForce: ArticleTypeSnapshot | null }>(
  "rules_above_type",
  sql`
with recursive type_rules as not materialized (
  select ${articleTypes.id} as id, ${articleTypes.parentId} as parent_id, ${articleTypes.flow} as flow,
    ${articleTypes.requireReview} as require_review, ${contentVersions.fields} as fields
  from ${articleTypes} left join ${contentVersions}
    on ${contentVersions.bizType} = 'articleType' and ${contentVersions.bizId} = ${articleTypes.id}
    and ${contentVersions.versionNo} = ${versionInForceAt(sql.placeholder("now"))}
), line (id) as (
  select ${sql.placeholder("typeId")}::text
  union
  select above.id from line join type_rules on type_rules.id = line.id
  cross join lateral (values (type_rules.parent_id), (type_rules.fields ->> 'parentId')) as above (id)
  where above.id is not null
)
select id, parent_id as "parentId", flow, require_review as "requireReview", fields as "inForce"
from type_rules join line using (id)`,
);
