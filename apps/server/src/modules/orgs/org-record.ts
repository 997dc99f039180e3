import { asc, count, inArray } from "drizzle-orm";
import { crudTable } from "../../db/crud-table.ts";
import type { Db } from "../../db/db.ts";
import { namesById } from "../../db/names-by-id.ts";
import { orgs, users } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { recordKind } from "../records.ts";
import { toEntity } from "../to-entity.ts";
import { pathTo, type TreeRow } from "../tree.ts";

export type OrgRow = typeof orgs.$inferSelect;
type Org = components["schemas"]["Org"];

export const orgTable = crudTable(orgs, {
  search: [],
  sort: {},
  order: [asc(orgs.orderBy), asc(orgs.name)],
});

export const orgKind = recordKind({
  table: orgTable,
  nameOf: ({ name }) => name,
  toRecords: toOrgs,
});

export function readPositions(db: Db): Promise<TreeRow[]> {
  return db.select({ id: orgs.id, parentId: orgs.parentId }).from(orgs);
}

/** With their path in the tree and the number of their own accounts. */
export async function toOrgs(db: Db, rows: readonly OrgRow[]): Promise<Org[]> {
  const places = await readPositions(db);
  const byId = new Map(places.map((place) => [place.id, place]));
  const parents = new Set(places.map(({ parentId }) => parentId));
  const userCounts = await countUsers(db, rows);
  const leaders = await namesById(
    db,
    users,
    users.name,
    rows.map(({ leaderId }) => leaderId),
  );
  return rows.map((row) => {
    const { parentId, name, code, type, leaderId, phone, email, orderBy, status } = row;
    const path = pathTo(byId, row.id).map(({ id }) => id);
    return {
      ...toEntity(row),
      parentId,
      name,
      code,
      type,
      leaderId,
      leaderName: leaders.get(leaderId) ?? null,
      phone,
      email,
      orderBy,
      status,
      path: `/${path.join("/")}`,
      level: Math.max(1, path.length),
      hasChildren: parents.has(row.id),
      userCount: userCounts.get(row.id) ?? 0,
    };
  });
}

async function countUsers(db: Db, rows: readonly OrgRow[]) {
  const ids = rows.map(({ id }) => id);
  const counts = await db
    .select({ orgId: users.orgId, users: count() })
    .from(users)
    .where(inArray(users.orgId, ids))
    .groupBy(users.orgId);
  return new Map(counts.map((row) => [row.orgId, row.users]));
}
