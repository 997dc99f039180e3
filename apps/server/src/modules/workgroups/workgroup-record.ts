import { asc, count, inArray, sql } from "drizzle-orm";
import { crudTable } from "../../db/crud-table.ts";
import type { Db } from "../../db/db.ts";
import { namesById } from "../../db/names-by-id.ts";
import { users, workgroupMembers, workgroups } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { recordKind } from "../records.ts";
import { toEntity } from "../to-entity.ts";

type WorkgroupRow = typeof workgroups.$inferSelect;
type Workgroup = components["schemas"]["Workgroup"];

export const workgroupTable = crudTable(workgroups, {
  search: [workgroups.name, workgroups.code],
  sort: {
    code: workgroups.code,
    name: workgroups.name,
    orderBy: workgroups.orderBy,
    memberCount: sql`(select count(*) from workgroup_members m where m.workgroup_id = ${workgroups.id})`,
    createdAt: workgroups.createdAt,
    updatedAt: workgroups.updatedAt,
  },
  order: [asc(workgroups.orderBy), asc(workgroups.name)],
});

export const workgroupKind = recordKind({
  table: workgroupTable,
  nameOf: ({ name }) => name,
  toRecords: toWorkgroups,
});

export async function toWorkgroups(db: Db, rows: readonly WorkgroupRow[]): Promise<Workgroup[]> {
  const leaders = await namesById(
    db,
    users,
    users.name,
    rows.map(({ leaderId }) => leaderId),
  );
  const memberCounts = await countMembers(db, rows);
  return rows.map((row) => {
    const { name, code, description, leaderId, reviewMode, status, orderBy } = row;
    const leaderName = leaders.get(leaderId) ?? null;
    const memberCount = memberCounts.get(row.id) ?? 0;
    const head = { ...toEntity(row), name, code, description, leaderId, leaderName };
    return { ...head, reviewMode, status, orderBy, memberCount };
  });
}

async function countMembers(db: Db, rows: readonly WorkgroupRow[]) {
  const ids = rows.map(({ id }) => id);
  const { workgroupId } = workgroupMembers;
  const counts = await db
    .select({ workgroupId, members: count() })
    .from(workgroupMembers)
    .where(inArray(workgroupId, ids))
    .groupBy(workgroupId);
  return new Map(counts.map((row) => [row.workgroupId, row.members]));
}
