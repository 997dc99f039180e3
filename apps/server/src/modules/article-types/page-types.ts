import { and, asc, count, desc, eq, or, type SQL } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { listOf, type BoundedList } from "../../db/list-of.ts";
import { articleTypes } from "../../db/schema/index.ts";
import { containsText } from "../../db/text-filter.ts";
import type { components } from "../../generated/schema.ts";
import type { Input } from "../operation.ts";
import { ROOT_ID } from "../tree.ts";
import type { Actor } from "../workflow/content-kind.ts";
import { hasDisplayStatus, hasStatus } from "../workflow/state-sql.ts";
import { toTypes } from "./type-record.ts";

type PageQuery = Input<"articleTypesPage">["query"];
type ListQuery = Input<"articleTypesList">["query"];

export async function pageTypes(db: Db, query: PageQuery, actor: Actor, now: Date) {
  const { pageNo = 1, pageSize = 10, sortField = "orderBy", sortOrder = "asc" } = query;
  const where = and(
    ...filters(query, now),
    query.parentId === undefined ? undefined : eq(articleTypes.parentId, query.parentId),
    query.reviewStatus && eq(articleTypes.reviewStatus, query.reviewStatus),
    query.displayStatus && hasDisplayStatus(articleTypes, query.displayStatus, now),
  );
  const direction = sortOrder === "asc" ? asc : desc;
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(articleTypes)
      .where(where)
      .orderBy(direction(articleTypes[sortField]), direction(articleTypes.id))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize),
    db.select({ total: count() }).from(articleTypes).where(where),
  ]);
  const all = total?.total ?? 0;
  const records = await toTypes(db, rows, actor, now);
  return { records, total: all, pageNo, pageSize, pages: Math.ceil(all / pageSize) };
}

/** The tree as a flat list, parents before their children and siblings by `orderBy`. */
export async function listTypes(
  db: Db,
  query: ListQuery,
  actor: Actor,
  now: Date,
): Promise<BoundedList<components["schemas"]["ArticleType"]>> {
  const rows = await db
    .select()
    .from(articleTypes)
    .where(and(...filters(query, now)))
    .orderBy(asc(articleTypes.orderBy), asc(articleTypes.id));
  const ordered = inTreeOrder(rows);
  const list = await listOf(query, async (limit, offset) => ordered.slice(offset, offset + limit));
  return { ...list, records: await toTypes(db, list.records, actor, now) };
}

function filters(query: PageQuery & ListQuery, now: Date): (SQL | undefined)[] {
  const { keyword, kind, status, language, translationGroupId } = query;
  return [
    language && eq(articleTypes.language, language),
    translationGroupId ? eq(articleTypes.translationGroupId, translationGroupId) : undefined,
    keyword
      ? or(containsText(articleTypes.name, keyword), containsText(articleTypes.code, keyword))
      : undefined,
    kind && eq(articleTypes.kind, kind),
    status && hasStatus(articleTypes, status, now),
  ];
}

/** Parents before children; a row whose parent was filtered out is at the top level. */
function inTreeOrder<Row extends { id: string; parentId: string }>(rows: readonly Row[]): Row[] {
  const present = new Set(rows.map(({ id }) => id));
  const children = Map.groupBy(rows, ({ parentId }) =>
    present.has(parentId) ? parentId : ROOT_ID,
  );
  const below = (id: string): Row[] =>
    (children.get(id) ?? []).flatMap((row) => [row, ...below(row.id)]);
  return below(ROOT_ID);
}
