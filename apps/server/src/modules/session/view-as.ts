import { and, eq, inArray } from "drizzle-orm";
import { sessionIdOf, signedIn } from "../../auth/signed-in-user.ts";
import { setViewAs, VIEW_AS_MS } from "../../auth/view-as.ts";
import type { Db } from "../../db/db.ts";
import { roles } from "../../db/schema/index.ts";
import { fieldError } from "../../kernel/field-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import type { Fields } from "../audit/field-changes.ts";
import { recordChange } from "../audit/record-change.ts";
import type { Context, Input } from "../operation.ts";

/**
 * Lets the caller's session look through these roles for half an hour.
 *
 * @throws AppError an error of the field `roleIds`.
 */
export async function beginViewAs(
  { roleIds }: Input<"sessionBeginViewAs">["body"],
  ctx: Context,
): Promise<void> {
  const user = signedIn(ctx.user);
  const until = new Date(ctx.now().getTime() + VIEW_AS_MS);
  await ctx.db.transaction(async (tx) => {
    const found = await tx
      .select({ name: roles.name })
      .from(roles)
      .where(and(inArray(roles.id, roleIds), eq(roles.status, "enabled")));
    if (found.length < roleIds.length) {
      throw fieldError("roleIds", "exists", messages.viewAs.unknownRole);
    }
    await setViewAs(tx, sessionIdOf(user), { roleIds, until });
    await logViewAs(tx, null, { viewAs: found.map(({ name }) => name), until }, ctx);
  });
}

/** Does nothing where the session looks through its own roles. */
export async function endViewAs(ctx: Context): Promise<void> {
  const user = signedIn(ctx.user);
  const { viewingAs } = user;
  await ctx.db.transaction(async (tx) => {
    await setViewAs(tx, sessionIdOf(user), null);
    if (viewingAs) await logViewAs(tx, { viewAs: viewingAs.roleNames }, null, ctx);
  });
}

async function logViewAs(
  tx: Db,
  before: Fields | null,
  after: Fields | null,
  ctx: Context,
): Promise<void> {
  const { id: targetId, name: targetName } = signedIn(ctx.user);
  await recordChange(tx, ctx, { targetType: "users", targetId, targetName, before, after });
}
