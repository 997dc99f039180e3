import { inArray } from "drizzle-orm";
import { recordChange } from "../audit/record-change.ts";
import { signedIn } from "../../auth/signed-in-user.ts";
import type { Db } from "../../db/db.ts";
import { users, workgroupMembers, workgroups } from "../../db/schema/index.ts";
import { stampCreate } from "../../db/stamp.ts";
import { fieldError } from "../../kernel/field-error.ts";
import type { Context, Input } from "../operation.ts";
import { messages } from "../../kernel/messages/index.ts";
import { assertReference } from "../assert-reference.ts";
import { toMembers } from "./member-record.ts";

/**
 * Existing members stay unchanged.
 *
 * @throws AppError a field error when the workgroup or one of the accounts is unknown; nobody is added then.
 */
export async function addMembers(
  { userIds, workgroupId, memberRole, orderBy }: Input<"workgroupMembersAdd">["body"],
  ctx: Context,
): Promise<{ added: number; skipped: number }> {
  return ctx.idempotent.transaction(async (tx) => {
    await assertReference(tx, workgroups, "workgroupId", workgroupId);
    await assertAccounts(tx, userIds);
    const stamp = stampCreate(signedIn(ctx.user), ctx.now());
    const rows = await tx
      .insert(workgroupMembers)
      .values(userIds.map((userId) => ({ workgroupId, userId, memberRole, orderBy, ...stamp })))
      .onConflictDoNothing()
      .returning();
    for (const { id, workgroupName, name, ...member } of await toMembers(tx, rows)) {
      const after = { workgroupId, userId: member.userId, memberRole: member.memberRole };
      const targetName = `${workgroupName}: ${name}`;
      await recordChange(tx, ctx, { targetId: id, targetName, before: null, after });
    }
    return { added: rows.length, skipped: userIds.length - rows.length };
  });
}

async function assertAccounts(tx: Db, ids: readonly string[]): Promise<void> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(users.id)
    .for("key share");
  const known = new Set(rows.map(({ id }) => id));
  const unknown = ids.findIndex((id) => !known.has(id));
  if (unknown < 0) return;
  throw fieldError(`userIds.${unknown}`, "exists", messages.fields.notExisting);
}
