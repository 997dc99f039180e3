import { eq, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { queryRows } from "../../src/db/query-rows.ts";
import {
  dictItems,
  dicts,
  orgs,
  roles,
  users,
  workgroupMembers,
  workgroups,
} from "../../src/db/schema/index.ts";
import type { Site, StaffName } from "./_site.ts";

/** The calls of each kind of record that an administrator keeps. */
const KINDS = {
  roles: {
    table: roles,
    get: "GET /roles/role",
    create: "POST /roles/create",
    update: "PUT /roles/update",
    delete: "DELETE /roles/delete",
  },
  workgroups: {
    table: workgroups,
    get: "GET /workgroup",
    create: "POST /workgroup/create",
    update: "POST /workgroup/update",
    delete: "DELETE /workgroup/delete",
  },
  orgs: {
    table: orgs,
    get: "GET /org",
    create: "POST /org/create/child",
    update: "PUT /org/update",
    delete: "DELETE /org/delete",
  },
  dicts: {
    table: dicts,
    get: "GET /api/lcdpDict/get",
    create: "POST /api/lcdpDict/save",
    update: "PUT /api/lcdpDict/update",
    delete: "DELETE /api/lcdpDict/delete",
  },
  dictItems: {
    table: dictItems,
    get: "GET /api/lcdpDictItem/get",
    create: "POST /api/lcdpDictItem/save",
    update: "PUT /api/lcdpDictItem/update",
    delete: "DELETE /api/lcdpDictItem/delete",
  },
  users: {
    table: users,
    get: "GET /user",
    create: "POST /user/add",
    update: "PUT /user/update",
    delete: "DELETE /user",
  },
} satisfies Record<string, { table: PgTable; [call: string]: PgTable | string }>;

export type Kind = keyof typeof KINDS;
export const KIND_NAMES = Object.keys(KINDS) as Kind[];

/** What a record was last given. */
export type Fields = Record<string, unknown>;

/** A call on a record by its kind: the version is the one that it has now, so that no move fails for being late. */
export function write(
  site: Site,
  who: StaffName,
  kind: Kind,
  { id, fields }: { id: string | null; fields: Fields },
) {
  const { create, update } = KINDS[kind];
  return id === null
    ? site.call(who, create, fields)
    : versionOf(site, kind, id).then((version) =>
        site.call(who, update, { id, version, ...fields }),
      );
}

/** Moves a record to the trash. */
export async function remove(site: Site, who: StaffName, kind: Kind, id: string) {
  const version = await versionOf(site, kind, id);
  return site.call(who, `${KINDS[kind].delete}/${id}?version=${version}`);
}

/** A record as administrators read it; null when there is none. */
export async function read(site: Site, kind: Kind, id: string): Promise<Fields | null> {
  const reply = await site.call("root", `${KINDS[kind].get}/${id}`);
  if (reply.status === 404) return null;
  if (reply.status !== 200) throw new Error(`${kind} ${id}: ${reply.body.message}`);
  return { ...reply.body.result };
}

async function versionOf(site: Site, kind: Kind, id: string): Promise<number> {
  const { table } = KINDS[kind];
  const [row] = await site.server.db
    .select({ version: table.version })
    .from(table)
    .where(eq(table.id, id));
  return row?.version ?? 1;
}

/** Who is in a workgroup, by membership. */
export async function members(site: Site, workgroupId: string) {
  const of = eq(workgroupMembers.workgroupId, workgroupId);
  return site.server.db.select().from(workgroupMembers).where(of).orderBy(workgroupMembers.id);
}

/** What must be in no row: something that refers to a record which is gone, or is cut off from the top. */
const FAULTS = sql`
  with recursive below as (
    select id, 1 as level from orgs where parent_id = '0'
    union all select o.id, b.level + 1 from orgs o join below b on o.parent_id = b.id where b.level < 20
  ), flows as (
    select flow from article_types
    union all select flow from review_rounds where status = 'running'
    union all select v.fields -> 'flow' from article_types t join content_versions v
      on v.biz_type = 'articleType' and v.biz_id = t.id and v.version_no = t.published_version_no
  ), nodes as (select jsonb_array_elements(flow) -> 'assignees' as named from flows)
  select 'organisation cut off: ' || name as fault from orgs where id not in (select id from below)
  union all select 'organisation too deep: ' || id from below where level > 8
  union all select 'organisation led by nobody: ' || name from orgs
    where leader_id is not null and leader_id not in (select id from users)
  union all select 'flow of a missing role: ' || code
    from nodes, jsonb_array_elements_text(named -> 'roleCodes') as code
    where code not in (select code from roles)
  union all select 'flow of a missing workgroup: ' || id
    from nodes, jsonb_array_elements_text(named -> 'workgroupIds') as id
    where id not in (select id from workgroups)
  union all select 'task of a missing account: ' || assignee_id from tasks
    where status = 'pending' and assignee_id not in (select id from users)
  union all select 'no administrator is left' where not exists (
    select 1 from users u join user_roles ur on ur.user_id = u.id join roles r on r.id = ur.role_id
    where u.status = 'active' and r.code = 'admin' and r.status = 'enabled')`;

/** Faults of what records refer to; none is the promise. */
export async function faults(site: Site): Promise<string[]> {
  const rows = await queryRows<{ fault: string }>(site.server.db, FAULTS);
  return rows.map(({ fault }) => fault);
}

/** The permissions that somebody's enabled roles hold. */
export async function permissionsOf(site: Site, who: StaffName): Promise<Set<string>> {
  const rows = await queryRows<{ code: string }>(
    site.server.db,
    sql`select a.code from auths a where exists (
      select 1 from user_roles ur join roles r on r.id = ur.role_id and r.status = 'enabled'
      where ur.user_id = ${site.idOf(who)} and (r.built_in
        or exists (select 1 from role_auths ra where ra.role_id = r.id and ra.auth_id = a.id)))`,
  );
  return new Set(rows.map(({ code }) => code));
}
