/** Seeds what articles refer to: accounts with their roles, and a published tree of types. */
import {
  articleTypeKind,
  createAccount,
  createType,
  hashToken,
  PasswordHasher,
  schema,
  seedBase,
  stampCreate,
  performAction,
  type Actor,
  type Db,
} from "@atrium/server/storage";
import { eq } from "drizzle-orm";
import { idAt } from "./ids.ts";
import { Random } from "./random.ts";
import type { Site } from "./write-article.ts";
import type { Person } from "./write-review.ts";

/** Password of the accounts `admin`, `editor`, `reviewer` and `publisher`. */
export const benchPassword = "Atrium-bench-1";

const staffCounts = { editor: 150, reviewer: 100, publisher: 50 };
const topTypes = 9;
const typesBelow = 5;
const DAY = 86_400_000;

/** Fills a migrated, empty database with everything but articles. */
export async function seedSite(
  db: Db,
  { seed, total, now }: Pick<Site, "seed" | "total" | "now">,
): Promise<Site> {
  const random = new Random(seed, -1);
  await seedBase(db, now);
  const hasher = new PasswordHasher({ queue: 10, waitMs: 60_000 });
  const named = new Map<string, Actor>();
  for (const roleCode of ["admin", ...Object.keys(staffCounts)]) {
    const account = { username: roleCode, name: roleCode, roleCode, password: benchPassword };
    const id = await createAccount(db, { ...account, mustChangePassword: false }, hasher, now);
    named.set(roleCode, { id, name: roleCode, may: () => true });
  }
  const [editors = [], reviewers = [], publishers = []] = await Promise.all(
    Object.entries(staffCounts).map(([role, count]) => addStaff(db, role, count, now, random)),
  );
  await addWorkgroups(db, reviewers, now);
  const typeIds = await addTypes(db, named, now);
  return { seed, total, now, typeIds, editors, reviewers, publishers };
}

async function addStaff(
  db: Db,
  roleCode: string,
  count: number,
  now: Date,
  random: Random,
): Promise<Person[]> {
  const [role] = await db.select().from(schema.roles).where(eq(schema.roles.code, roleCode));
  if (!role) throw new Error(`There is no role ${roleCode}`);
  const people = Array.from({ length: count }, (_, index) => ({
    id: idAt(now, random),
    username: `${roleCode}${index + 1}`,
    name: `${role.name} ${index + 1}`,
    // These accounts never sign in; the load generator uses the named ones.
    passwordHash: "none",
    ...stampCreate({ id: "system", name: "System" }, now),
  }));
  await db.insert(schema.users).values(people);
  await db
    .insert(schema.userRoles)
    .values(people.map(({ id }) => ({ userId: id, roleId: role.id })));
  await db.insert(schema.sessions).values(
    people.map(({ id }) => ({
      tokenHash: hashToken(id),
      userId: id,
      address: "203.0.113.9",
      userAgent: "bench",
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + 30 * DAY),
      hardExpiresAt: new Date(now.getTime() + 30 * DAY),
    })),
  );
  return people.map(({ id, name }) => ({ id, name }));
}

async function addWorkgroups(db: Db, members: Person[], now: Date): Promise<void> {
  const stamp = stampCreate({ id: "system", name: "System" }, now);
  for (let group = 0; group < members.length / 10; group += 1) {
    const code = `group-${group}`;
    const [row] = await db
      .insert(schema.workgroups)
      .values({ name: code, nameKey: code, code, ...stamp })
      .returning({ id: schema.workgroups.id });
    const workgroupId = row?.id ?? "";
    const own = members.slice(group * 10, group * 10 + 10);
    await db
      .insert(schema.workgroupMembers)
      .values(own.map(({ id }) => ({ workgroupId, userId: id, ...stamp })));
  }
}

/** The ids of the types that are lists, those with the most articles first. */
async function addTypes(db: Db, staff: Map<string, Actor>, now: Date): Promise<string[]> {
  const listIds: string[] = [];
  const add = async (code: string, parentId: string, kind: "list" | "single") => {
    const id = await publishType(db, { code, name: code, parentId, kind }, staff, now);
    if (kind === "list") listIds.push(id);
    return id;
  };
  for (let top = 1; top <= topTypes; top += 1) {
    const id = await add(`section-${top}`, "0", "list");
    for (let below = 1; below < typesBelow; below += 1)
      await add(`topic-${top}-${below}`, id, "list");
  }
  for (let page = 1; page <= 5; page += 1) await add(`page-${page}`, "0", "single");
  return listIds;
}

async function publishType(
  db: Db,
  fields: { code: string; name: string; parentId: string; kind: "list" | "single" },
  staff: Map<string, Actor>,
  now: Date,
): Promise<string> {
  const by = (role: string) => {
    const actor = staff.get(role);
    if (!actor) throw new Error(`There is no account ${role}`);
    return actor;
  };
  const assignees = { userIds: [by("reviewer").id], roleCodes: [], workgroupIds: [] };
  const flow = [{ nodeKey: "review", name: "Review", assignees, mode: "any" as const }];
  const { id, version } = await createType(db, { ...fields, flow }, by("admin"), now);
  const step = (action: "submit" | "approve" | "publish", actor: Actor, base: number) =>
    performAction(db, articleTypeKind, { bizId: id, action, version: base }, actor, now);
  const submitted = await step("submit", by("admin"), version);
  const approved = await step("approve", by("reviewer"), submitted.version);
  await step("publish", by("publisher"), approved.version);
  return id;
}
