import { eq, isNull, or } from "drizzle-orm";
import { may, signedIn, type SignedInUser } from "../../auth/signed-in-user.ts";
import type { Filter } from "../../db/crud-table.ts";
import type { Db } from "../../db/db.ts";
import { savedViews } from "../../db/schema/index.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import type { Context } from "../operation.ts";
import { assertMayCall } from "../record-kinds.ts";
import { lockRecord, notFound } from "../records.ts";
import { isShared, SHARE, savedViewKind, savedViewTable } from "./saved-view-record.ts";

type SavedViewRow = typeof savedViews.$inferSelect;

/** @throws AppError `FORBIDDEN`. */
export function assertMayShare({ user }: Context): void {
  if (!may(user, SHARE)) throw new AppError("FORBIDDEN", messages.signIn.forbidden);
}

/** Shared views, and somebody's own. */
export function visibleTo({ id }: SignedInUser): Filter {
  return or(isNull(savedViews.ownerId), eq(savedViews.ownerId, id));
}

/**
 * Locks a view that the caller sees.
 *
 * @throws AppError `NOT_FOUND`, also for somebody else's own; `FORBIDDEN` without the permission to page through its list.
 */
export async function lockVisible(tx: Db, id: string, ctx: Context): Promise<SavedViewRow> {
  const row = await savedViewTable.lock(tx, id);
  if (row === undefined) throw notFound();
  if (!isShared(row) && row.ownerId !== signedIn(ctx.user).id) throw notFound();
  assertMayCall(row.list, ctx.user);
  return row;
}

/**
 * Locks a view for a change.
 *
 * @throws AppError as `lockVisible` does; `VERSION_CONFLICT`; `FORBIDDEN` for a shared one without the permission to share.
 */
export async function lockForChange(
  tx: Db,
  seen: { id: string; version: number },
  ctx: Context,
): Promise<SavedViewRow> {
  if (isShared(await lockVisible(tx, seen.id, ctx))) assertMayShare(ctx);
  return lockRecord(tx, savedViewKind, seen, ctx);
}
