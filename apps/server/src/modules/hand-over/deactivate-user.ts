import { sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { queryRows } from "../../db/query-rows.ts";
import { users } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { fieldError } from "../../kernel/field-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { assertAction } from "../batch.ts";
import type { Context } from "../operation.ts";
import { removeUser } from "../users/delete-user.ts";
import { changeUser } from "../users/save-user.ts";
import { lockUser } from "../users/user-lock.ts";
import type { Person } from "../workflow/assignees.ts";
import { lockReviewed } from "./hand-over-tasks.ts";
import { workKinds } from "./open-work.ts";

type Schemas = components["schemas"];

/**
 * Hands open work over and disables or deletes the account, all or nothing.
 *
 * @throws AppError those of `updateUser` and `deleteUser`, and a field error for a receiver who may not have the work.
 */
export async function deactivateUser(
  { id, version, action, handOver }: Schemas["UserDeactivateBody"],
  ctx: Context,
): Promise<void> {
  assertAction(action, ctx);
  await ctx.db.transaction(async (tx) => {
    await lockReviewed(tx, id);
    const leaving = await lockUser(tx, id, ctx);
    for (const [index, { kind, toId }] of handOver.entries()) {
      const field = `handOver.${index}.toId`;
      const isRepeated = handOver.findIndex((other) => other.kind === kind) < index;
      if (isRepeated) throw fieldError(field, "unique", messages.handOver.repeated);
      const receiver = await findReceiver(tx, kind, leaving, toId);
      if (receiver === undefined) throw fieldError(field, "receiver", messages.handOver.receiver);
      await workKinds[kind].handOver(tx, leaving, receiver, ctx);
    }
    if (action === "delete") await removeUser(tx, { id, version }, ctx);
    else await changeUser(tx, { id, version, status: "disabled" }, ctx);
  });
}

/** The account that gets it, locked so that it is not deleted meanwhile; undefined when it may not. */
async function findReceiver(
  tx: Db,
  kind: Schemas["WorkKind"],
  leaving: Person,
  toId: string,
): Promise<Person | undefined> {
  const reasons = workKinds[kind].unavailable(leaving.id);
  const isAble = reasons === null ? sql`true` : sql`case ${reasons} end is null`;
  const [found] = await queryRows<Person>(
    tx,
    sql`select ${users.id}, ${users.name} from ${users}
      where ${users.id} = ${toId} and ${users.id} <> ${leaving.id} and ${users.status} = 'active' and ${isAble}
      for key share`,
  );
  return found;
}
