import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../src/db/db.ts";
import { nameKey } from "../../src/db/name-key.ts";
import {
  roles,
  userRoles,
  users,
  workgroupMembers,
  workgroups,
} from "../../src/db/schema/index.ts";
import { roleHolds, shippedRoles } from "../../src/seed/roles.ts";
import { stampCreate, systemAuthor } from "../../src/db/stamp.ts";
import type { Actor } from "../../src/modules/workflow/content-kind.ts";

/** A member of staff in the walks, as the test itself tracks them. */
export interface Persona {
  readonly id: string;
  readonly name: string;
  active: boolean;
  roleCodes: string[];
  /** Codes of workgroups. */
  groups: string[];
}

/** Everybody by user name: the accounts of every test, and some with several roles. */
const PARTS = {
  editor: { roleCodes: ["editor"], groups: [] },
  wes: { roleCodes: ["editor"], groups: [] },
  bea: { roleCodes: ["editor", "reviewer"], groups: [] },
  reviewer: { roleCodes: ["reviewer"], groups: [] },
  rob: { roleCodes: ["reviewer"], groups: ["panel"] },
  moderator: { roleCodes: ["moderator", "reviewer"], groups: ["desk"] },
  auditor: { roleCodes: ["auditor", "reviewer"], groups: ["panel", "desk"] },
  publisher: { roleCodes: ["publisher"], groups: [] },
  admin: { roleCodes: ["admin"], groups: [] },
  abe: { roleCodes: ["admin"], groups: [] },
} satisfies Record<string, Pick<Persona, "roleCodes" | "groups">>;

/** Workgroups by code: whether one member votes for them, or all together. */
export const GROUPS = { panel: "all", desk: "any" } as const;

type PartName = keyof typeof PARTS;
const PART_NAMES = Object.keys(PARTS) as PartName[];

/** Keeps the accounts in the database in step with what the test tracks. */
export class Personas {
  readonly members: readonly Persona[];
  readonly groupIds: ReadonlyMap<string, string>;
  readonly #db: Db;
  readonly #roleIds: ReadonlyMap<string, string>;
  readonly #changed = new Set<Persona>();

  private constructor(
    db: Db,
    members: Persona[],
    roleIds: ReadonlyMap<string, string>,
    groupIds: ReadonlyMap<string, string>,
  ) {
    this.#db = db;
    this.members = members;
    this.#roleIds = roleIds;
    this.groupIds = groupIds;
  }

  /** Creates missing accounts and workgroups. */
  static async gather(db: Db): Promise<Personas> {
    const now = new Date("2026-01-01T00:00:00Z");
    const roleRows = await db.select({ id: roles.id, code: roles.code }).from(roles);
    const groupIds = new Map<string, string>();
    for (const [code, reviewMode] of Object.entries(GROUPS)) {
      const values = { code, name: code, nameKey: nameKey(code), reviewMode };
      const [row] = await db
        .insert(workgroups)
        .values({ ...values, ...stampCreate(systemAuthor, now) })
        .returning({ id: workgroups.id });
      groupIds.set(code, row?.id ?? "");
    }
    await db
      .insert(users)
      .values(
        PART_NAMES.map((username) => ({
          username,
          name: username,
          passwordHash: "-",
          ...stampCreate(systemAuthor, now),
        })),
      )
      .onConflictDoNothing();
    const rows = await db.select().from(users).where(inArray(users.username, PART_NAMES));
    const members = PART_NAMES.map((name) => {
      const id = rows.find(({ username }) => username === name)?.id ?? "";
      return { id, name, active: true, ...structuredClone(PARTS[name]) };
    });
    const personas = new Personas(
      db,
      members,
      new Map(roleRows.map((r) => [r.code, r.id])),
      groupIds,
    );
    for (const member of members) await personas.#write(member);
    return personas;
  }

  find(name: PartName): Persona {
    const member = this.members.find((one) => one.name === name);
    if (!member) throw new Error(`There is no ${name}`);
    return member;
  }

  byId(id: string): Persona | undefined {
    return this.members.find((member) => member.id === id);
  }

  /** Disables or enables an account, takes a role or workgroup from it, or gives it back. */
  async change(member: Persona, what: "disable" | "strip" | "leave" | "restore"): Promise<void> {
    const part = PARTS[member.name as PartName];
    if (what === "disable") member.active = false;
    // A shipped role that may act and decides nothing: who lost one role often holds another.
    if (what === "strip") member.roleCodes = ["auditor"];
    if (what === "leave") member.groups = [];
    if (what === "restore") Object.assign(member, { active: true, ...structuredClone(part) });
    this.#changed.add(member);
    await this.#write(member);
  }

  /** Restores everybody. */
  async restore(): Promise<void> {
    for (const member of this.#changed) await this.change(member, "restore");
    this.#changed.clear();
  }

  async #write({ id, active, roleCodes, groups }: Persona): Promise<void> {
    const db = this.#db;
    const status = active ? "active" : "disabled";
    await db.update(users).set({ status }).where(eq(users.id, id));
    await db.delete(userRoles).where(eq(userRoles.userId, id));
    await db
      .insert(userRoles)
      .values(roleCodes.map((code) => ({ userId: id, roleId: this.#roleIds.get(code) ?? "" })));
    const ours = inArray(workgroupMembers.workgroupId, [...this.groupIds.values()]);
    await db.delete(workgroupMembers).where(and(eq(workgroupMembers.userId, id), ours));
    for (const code of groups) {
      const workgroupId = this.groupIds.get(code) ?? "";
      const stamp = stampCreate(systemAuthor, new Date("2026-01-01T00:00:00Z"));
      await db.insert(workgroupMembers).values({ workgroupId, userId: id, ...stamp });
    }
  }
}

export function holds(member: Pick<Persona, "roleCodes">, code: string): boolean {
  return member.roleCodes.some((roleCode) => {
    const role = shippedRoles.find((one) => one.code === roleCode);
    return role !== undefined && roleHolds(role, code);
  });
}

/** The member as the server's functions see a signed-in account. */
export function actorFor(member: Persona): Actor {
  const { id, name, roleCodes } = member;
  const administers = roleCodes.includes("admin");
  return { id, name, administers, may: (code) => holds(member, code) };
}
