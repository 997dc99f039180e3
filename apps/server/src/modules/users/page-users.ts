import { and, eq, exists, inArray, not, or, sql } from "drizzle-orm";
import { isLocked } from "../../auth/sign-in-limits.ts";
import type { Filter } from "../../db/crud-table.ts";
import type { Db } from "../../db/db.ts";
import type { BoundedList } from "../../db/list-of.ts";
import type { PageNumbers } from "../../db/page-of.ts";
import { namesById } from "../../db/names-by-id.ts";
import { orgs, userRoles, users, workgroupMembers } from "../../db/schema/index.ts";
import { containsText } from "../../db/text-filter.ts";
import type { components } from "../../generated/schema.ts";
import type { Context, Input } from "../operation.ts";
import { idsBelow } from "../tree.ts";
import { toUsers } from "./user-record.ts";
import { userTable } from "./user-table.ts";

type UserBrief = components["schemas"]["UserBrief"];

export async function pageUsers({ locked, ...query }: Input<"usersPage">["query"], ctx: Context) {
  const isLockedNow = isLocked(ctx.db, ctx.config.limits, ctx.now());
  const { records, ...page } = await userTable.page(
    ctx.db,
    query,
    ...(await filters(ctx.db, query)),
    locked === undefined ? undefined : locked ? isLockedNow : not(isLockedNow),
  );
  return { ...page, records: await toUsers(ctx.db, records, ctx) };
}

interface BriefQuery extends UserFilters, PageNumbers {
  keyword?: string;
  programId?: string;
}

/** Accounts in brief, by name; and whether the list was truncated. */
export async function listUsers(
  db: Db,
  { keyword, programId, ...query }: BriefQuery,
  ...more: Filter[]
): Promise<BoundedList<UserBrief>> {
  const { records, truncated } = await userTable.list(
    db,
    query,
    keyword
      ? or(containsText(users.username, keyword), containsText(users.name, keyword))
      : undefined,
    programId === undefined ? undefined : eq(users.programId, programId),
    ...(await filters(db, query)),
    ...more,
  );
  const orgIds = records.map(({ orgId }) => orgId);
  const names = await namesById(db, orgs, orgs.name, orgIds);
  const briefs = records.map(({ id, username, name, avatar, orgId, status }) => {
    return { id, username, name, avatar, orgName: names.get(orgId) ?? "", status };
  });
  return { records: briefs, truncated };
}

interface UserFilters {
  orgId?: string;
  roleId?: string;
  workgroupId?: string;
  status?: "active" | "disabled";
}

async function filters(
  db: Db,
  { orgId, roleId, workgroupId, status }: UserFilters,
): Promise<Filter[]> {
  return [
    orgId === undefined ? undefined : await ofOrg(db, orgId),
    roleId === undefined ? undefined : holdsRole(db, roleId),
    workgroupId === undefined ? undefined : isMember(db, workgroupId),
    status === undefined ? undefined : eq(users.status, status),
  ];
}

/** An organisation and its descendants. */
async function ofOrg(db: Db, orgId: string): Promise<Filter> {
  const rows = await db.select({ id: orgs.id, parentId: orgs.parentId }).from(orgs);
  const ids = idsBelow(rows, orgId);
  return ids.length === 0 ? sql`false` : inArray(users.orgId, ids);
}

function holdsRole(db: Db, roleId: string): Filter {
  const { userId } = userRoles;
  const rows = and(eq(userId, users.id), eq(userRoles.roleId, roleId));
  return exists(db.select({ userId }).from(userRoles).where(rows));
}

function isMember(db: Db, workgroupId: string): Filter {
  const { userId } = workgroupMembers;
  const rows = and(eq(userId, users.id), eq(workgroupMembers.workgroupId, workgroupId));
  return exists(db.select({ userId }).from(workgroupMembers).where(rows));
}
