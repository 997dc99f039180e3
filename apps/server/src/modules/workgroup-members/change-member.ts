import type { Fields } from "../audit/field-changes.ts";
import { recordChange } from "../audit/record-change.ts";
import { signedIn } from "../../auth/signed-in-user.ts";
import type { Db } from "../../db/db.ts";
import type { components } from "../../generated/schema.ts";
import { assertSeen, assertVersion, type SeenRecord } from "../assert-version.ts";
import type { Context, Input } from "../operation.ts";
import { notFound, type Written } from "../records.ts";
import { memberTable, toMembers } from "./member-record.ts";

type Member = components["schemas"]["WorkgroupMember"];

/** @throws AppError `NOT_FOUND`; `VERSION_CONFLICT` with the current membership. */
export async function changeMember(
  { id, version, ...changes }: Input<"workgroupMembersUpdate">["body"],
  ctx: Context,
): Promise<Written> {
  return ctx.db.transaction(async (tx) => {
    const member = await lockMember(tx, id);
    await assertVersion(member, version, async () => member);
    const row = await memberTable.update(tx, id, changes, signedIn(ctx.user), ctx.now());
    await logChange(tx, member, { before: logged(member), after: logged(row) }, ctx);
    return { id, version: row.version };
  });
}

/** @throws AppError `NOT_FOUND`. */
export async function removeMember({ id, version }: SeenRecord, ctx: Context): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const member = await lockMember(tx, id);
    await assertSeen(member, version, async () => member);
    await memberTable.remove(tx, id);
    await logChange(tx, member, { before: logged(member), after: null }, ctx);
  });
}

async function lockMember(tx: Db, id: string): Promise<Member> {
  const row = await memberTable.lock(tx, id);
  const [member] = row === undefined ? [] : await toMembers(tx, [row]);
  if (member === undefined) throw notFound();
  return member;
}

type Logged = Pick<Member, "workgroupId" | "userId" | "memberRole" | "orderBy">;

function logged({ workgroupId, userId, memberRole, orderBy }: Logged): Fields {
  return { workgroupId, userId, memberRole, orderBy };
}

async function logChange(
  tx: Db,
  { id, workgroupName, name }: Member,
  change: { before: Fields; after: Fields | null },
  ctx: Context,
): Promise<void> {
  await recordChange(tx, ctx, { targetId: id, targetName: `${workgroupName}: ${name}`, ...change });
}
