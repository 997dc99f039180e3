import { and, eq, inArray } from "drizzle-orm";
import { endHandedLinkOf } from "../../auth/end-access.ts";
import type { Db } from "../../db/db.ts";
import { roles, users } from "../../db/schema/index.ts";
import { recordChange } from "../audit/record-change.ts";
import type { Context } from "../operation.ts";
import { leavesNoAdmin } from "../users/last-admin.ts";
import { replaceRoles, roleIdsOf } from "../users/user-roles.ts";
import { oidcOf } from "./oidc-attempts.ts";
import type { Identity } from "./oidc-provider.ts";

type Account = Pick<typeof users.$inferSelect, "id" | "name">;
type Groups = Pick<Identity, "groups">;

/**
 * Makes the roles that are the provider's follow its groups; others stay as administrators gave them. The last active
 * administrator stays one, whatever the provider says.
 */
export async function followGroups(
  tx: Db,
  { id, name }: Account,
  identity: Groups,
  ctx: Context,
): Promise<void> {
  if (oidcOf(ctx.config).roleClaim === null) return;
  // Two sign-ins of one person at once follow one another.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for("update");
  const held = await roleIdsOf(tx, id);
  const given = await rolesFor(tx, identity, held, ctx);
  if (given.join() === held.join()) return;
  await replaceRoles(tx, id, given);
  await endHandedLinkOf(tx, id);
  const kept = (await leavesNoAdmin(tx)) ? await keepAdmin(tx, id, given, ctx) : given;
  await recordChange(tx, ctx, {
    targetType: "users",
    targetId: id,
    targetName: name,
    before: { roleIds: held },
    after: { roleIds: kept },
  });
}

async function keepAdmin(
  tx: Db,
  userId: string,
  given: readonly string[],
  { log }: Context,
): Promise<string[]> {
  const [admin] = await tx.select({ id: roles.id }).from(roles).where(eq(roles.builtIn, true));
  const kept = admin === undefined ? [...given] : [...given, admin.id].toSorted();
  await replaceRoles(tx, userId, kept);
  log.warn({ userId }, "The last administrator keeps that role, against the identity provider");
  return kept;
}

/**
 * Ids of the roles that somebody has with the provider's groups; in place of none, of the role that is set for all.
 *
 * @param held Those that they have until now.
 */
export async function rolesFor(
  db: Db,
  identity: Groups,
  held: readonly string[],
  ctx: Context,
): Promise<string[]> {
  const { granted, managed } = await rolesByGroups(db, identity, ctx);
  const given = [...held.filter((id) => !managed.includes(id)), ...granted].toSorted();
  const { defaultRole } = oidcOf(ctx.config);
  if (given.length > 0 || defaultRole === null) return given;
  const isRole = and(eq(roles.code, defaultRole), eq(roles.status, "enabled"));
  const [role] = await db.select({ id: roles.id }).from(roles).where(isRole);
  if (role !== undefined) return [role.id];
  ctx.log.warn({ role: defaultRole }, "OIDC_DEFAULT_ROLE names no enabled role");
  return [];
}

/** The enabled roles that the groups give, and all that groups decide. */
async function rolesByGroups(
  db: Db,
  { groups }: Groups,
  { config, log }: Context,
): Promise<{ granted: string[]; managed: string[] }> {
  const { roleClaim } = oidcOf(config);
  if (roleClaim === null) return { granted: [], managed: [] };
  const named = [...new Set([...roleClaim.roles.values()].flat())];
  const known = await db
    .select({ id: roles.id, code: roles.code, status: roles.status })
    .from(roles)
    .where(inArray(roles.code, named));
  const unknown = named.filter((code) => !known.some((role) => role.code === code));
  if (unknown.length > 0) log.warn({ roles: unknown }, "OIDC_ROLES names roles that do not exist");
  const wanted = new Set(groups.flatMap((group) => roleClaim.roles.get(group) ?? []));
  const granted = known.filter(({ code, status }) => wanted.has(code) && status === "enabled");
  return { granted: granted.map(({ id }) => id), managed: known.map(({ id }) => id) };
}
