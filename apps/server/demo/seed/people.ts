import { eq } from "drizzle-orm";
import { PasswordHasher } from "../../src/auth/password-hasher.ts";
import { orgs as demoOrgs, people, workgroups as demoWorkgroups } from "../index.ts";
import type { DemoPerson } from "../index.ts";
import type { Actor } from "../../src/modules/workflow/content-kind.ts";
import type { Db } from "../../src/db/db.ts";
import { nameKey } from "../../src/db/name-key.ts";
import {
  orgs,
  roles,
  userRoles,
  users,
  workgroupMembers,
  workgroups,
} from "../../src/db/schema/index.ts";
import { stampCreate, stampUpdate, systemAuthor } from "../../src/db/stamp.ts";

/** The demo's accounts as actors. */
export class Staff {
  readonly #actors: ReadonlyMap<string, Actor & { roles: readonly string[] }>;

  constructor(actors: ReadonlyMap<string, Actor & { roles: readonly string[] }>) {
    this.#actors = actors;
  }

  /** By user name. */
  by(username: string): Actor {
    const actor = this.#actors.get(username);
    if (!actor) throw new Error(`The demo has no account ${username}`);
    return actor;
  }

  /** An editor with this name, else the editor. */
  writer(name: string): Actor {
    return this.#editors().find((actor) => actor.name === name) ?? this.by("editor");
  }

  /** undefined for visitors. */
  named(name: string): Actor | undefined {
    return [...this.#actors.values()].find((actor) => actor.name === name);
  }

  #editors() {
    return [...this.#actors.values()].filter((actor) => actor.roles.includes("editor"));
  }
}

/** Creates departments, accounts and workgroups. An existing administrator becomes the demo's. */
export async function seedPeople(db: Db, now: Date, password: string): Promise<Staff> {
  const stamp = stampCreate(systemAuthor, now);
  const hasher = new PasswordHasher({ queue: people.length, waitMs: 60_000 });
  const orgIds = await seedOrgs(db, stamp);
  const actors = new Map<string, Actor & { roles: readonly string[] }>();
  for (const person of people) {
    const passwordHash = await hasher.hash(password);
    const orgId = orgIds.get(person.orgCode) ?? null;
    const id = await seedAccount(db, person, { passwordHash, orgId, stamp });
    const { name, roles: codes } = person;
    actors.set(person.username, { id, name, roles: codes, may: () => true });
  }
  const staff = new Staff(actors);
  await nameLeaders(db, orgIds, staff);
  await seedWorkgroups(db, staff, stamp);
  return staff;
}

type Stamp = ReturnType<typeof stampCreate>;

async function seedOrgs(db: Db, stamp: Stamp): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const { code, parentCode, leaderUsername: _leader, ...fields } of demoOrgs) {
    const parentId = parentCode === undefined ? "0" : (ids.get(parentCode) ?? "0");
    const row = { ...fields, code, parentId };
    // The first one replaces the organisation that every installation starts with.
    const [renamed] =
      parentCode === undefined
        ? await db
            .update(orgs)
            .set({ ...row, ...stampUpdate(systemAuthor, stamp.createdAt) })
            .where(eq(orgs.code, "company"))
            .returning({ id: orgs.id })
        : [];
    const [added] = renamed
      ? [renamed]
      : await db
          .insert(orgs)
          .values({ ...row, ...stamp })
          .returning({ id: orgs.id });
    if (added) ids.set(code, added.id);
  }
  return ids;
}

async function seedAccount(
  db: Db,
  person: DemoPerson,
  { passwordHash, orgId, stamp }: { passwordHash: string; orgId: string | null; stamp: Stamp },
): Promise<string> {
  const { username, name, email, mobile, gender, jobTitle, status, remark } = person;
  const fields = {
    name,
    email,
    gender,
    jobTitle,
    status,
    passwordHash,
    orgId,
    mobile: mobile ?? null,
    remark: remark ?? null,
    mustChangePassword: false,
  };
  const [user] = await db
    .insert(users)
    .values({ username, ...fields, ...stamp })
    .onConflictDoUpdate({ target: users.username, set: fields })
    .returning({ id: users.id });
  if (!user) throw new Error(`Account ${username} was not written`);
  for (const code of person.roles) {
    const [role] = await db.select({ id: roles.id }).from(roles).where(eq(roles.code, code));
    if (!role) throw new Error(`There is no role ${code}`);
    await db.insert(userRoles).values({ userId: user.id, roleId: role.id }).onConflictDoNothing();
  }
  return user.id;
}

async function nameLeaders(db: Db, orgIds: Map<string, string>, staff: Staff): Promise<void> {
  for (const { code, leaderUsername } of demoOrgs) {
    const id = orgIds.get(code);
    if (leaderUsername === undefined || id === undefined) continue;
    await db
      .update(orgs)
      .set({ leaderId: staff.by(leaderUsername).id })
      .where(eq(orgs.id, id));
  }
}

async function seedWorkgroups(db: Db, staff: Staff, stamp: Stamp): Promise<void> {
  for (const { leaderUsername, members, ...fields } of demoWorkgroups) {
    const leaderId = staff.by(leaderUsername).id;
    const [group] = await db
      .insert(workgroups)
      .values({ ...fields, nameKey: nameKey(fields.name), leaderId, ...stamp })
      .returning({ id: workgroups.id });
    if (!group) throw new Error(`Workgroup ${fields.code} was not written`);
    await db.insert(workgroupMembers).values(
      members.map((username, index) => ({
        workgroupId: group.id,
        userId: staff.by(username).id,
        memberRole: username === leaderUsername ? ("leader" as const) : ("member" as const),
        orderBy: index * 10,
        ...stamp,
      })),
    );
  }
}
