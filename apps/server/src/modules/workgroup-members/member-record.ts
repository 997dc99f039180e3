import { asc, eq, inArray, sql } from "drizzle-orm";
import { crudTable } from "../../db/crud-table.ts";
import type { Db } from "../../db/db.ts";
import { namesById } from "../../db/names-by-id.ts";
import { orgs, users, workgroupMembers, workgroups } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { toEntity } from "../to-entity.ts";

type MemberRow = typeof workgroupMembers.$inferSelect;
type WorkgroupMember = components["schemas"]["WorkgroupMember"];

const username = sql`(select u.username from users u where u.id = ${workgroupMembers.userId})`;
const name = sql`(select u.name from users u where u.id = ${workgroupMembers.userId})`;

/** Also filtered and sorted by their accounts' names. */
export const memberTable = crudTable(workgroupMembers, {
  search: [username, name],
  sort: {
    orderBy: workgroupMembers.orderBy,
    username,
    name,
    memberRole: workgroupMembers.memberRole,
    createdAt: workgroupMembers.createdAt,
  },
  order: [asc(workgroupMembers.orderBy), asc(name)],
});

export async function toMembers(db: Db, rows: readonly MemberRow[]): Promise<WorkgroupMember[]> {
  const accounts = await readAccounts(db, rows);
  const groupIds = rows.map(({ workgroupId }) => workgroupId);
  const groups = await namesById(db, workgroups, workgroups.name, groupIds);
  return rows.flatMap((row) => {
    const account = accounts.get(row.userId);
    if (account === undefined) return [];
    const { workgroupId, userId, memberRole, orderBy } = row;
    const workgroupName = groups.get(workgroupId) ?? "";
    const orgName = account.orgName ?? "";
    const head = { ...toEntity(row), workgroupId, workgroupName, userId };
    return [{ ...head, ...account, orgName, memberRole, orderBy }];
  });
}

async function readAccounts(db: Db, rows: readonly MemberRow[]) {
  const ids = rows.map(({ userId }) => userId);
  const accounts = await db
    .select({
      id: users.id,
      username: users.username,
      name: users.name,
      avatar: users.avatar,
      orgName: orgs.name,
    })
    .from(users)
    .leftJoin(orgs, eq(orgs.id, users.orgId))
    .where(inArray(users.id, ids));
  return new Map(accounts.map(({ id, ...account }) => [id, account]));
}
