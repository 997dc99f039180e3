import { and, eq, ne, sql } from "drizzle-orm";
import { signedIn } from "../../auth/signed-in-user.ts";
import type { Db } from "../../db/db.ts";
import { refuseDuplicates } from "../../db/refuse-duplicates.ts";
import { savedViewDefaults, savedViews } from "../../db/schema/index.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { recordChange } from "../audit/record-change.ts";
import type { Context, Input } from "../operation.ts";
import { assertMayCall } from "../record-kinds.ts";
import { changeRecord, createRecord, deleteRecord, notFound, type Written } from "../records.ts";
import { assertMayShare, lockForChange, lockVisible } from "./lock-saved-view.ts";
import { savedViewKind } from "./saved-view-record.ts";

type ListName = typeof savedViews.$inferSelect.list;

/** How many views of a list an account may have, and how many may be shared. */
export const MAX_SAVED_VIEWS = 50;

const unique = { saved_views_name_key: "name" };

/** @throws AppError `FORBIDDEN`, `DUPLICATE`, `LIMIT_REACHED`. */
export async function createView(
  { shared = false, ...fields }: Input<"savedViewsSave">["body"],
  ctx: Context,
): Promise<Written> {
  assertMayCall(fields.list, ctx.user);
  if (shared) assertMayShare(ctx);
  const ownerId = shared ? null : signedIn(ctx.user).id;
  return refuseDuplicates(unique, () =>
    ctx.idempotent.transaction(async (tx) => {
      await assertRoom(tx, fields.list, ownerId);
      return createRecord(tx, savedViewKind, { ...fields, ownerId }, ctx);
    }),
  );
}

/** @throws AppError as `lockForChange` does; `DUPLICATE`, `LIMIT_REACHED`. */
export async function changeView(
  { id, version, shared, ...fields }: Input<"savedViewsUpdate">["body"],
  ctx: Context,
): Promise<Written> {
  if (shared === true) assertMayShare(ctx);
  return refuseDuplicates(unique, () =>
    ctx.db.transaction(async (tx) => {
      const before = await lockForChange(tx, { id, version }, ctx);
      const ownerId = shared === undefined ? before.ownerId : shared ? null : signedIn(ctx.user).id;
      if (ownerId !== before.ownerId) await assertRoom(tx, before.list, ownerId);
      if (ownerId !== null) await endDefaultsOfOthers(tx, id, ownerId);
      return changeRecord(tx, savedViewKind, before, { ...fields, ownerId }, ctx);
    }),
  );
}

/** @throws AppError as `lockForChange` does. */
export async function deleteView(
  seen: { id: string; version: number },
  ctx: Context,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await deleteRecord(tx, savedViewKind, await lockForChange(tx, seen, ctx), ctx);
  });
}

/** @throws AppError as `lockVisible` does, and `NOT_FOUND` for a view of another list. */
export async function chooseDefault(
  { list, viewId }: Input<"savedViewsSetDefault">["body"],
  ctx: Context,
): Promise<void> {
  assertMayCall(list, ctx.user);
  const { id: userId } = signedIn(ctx.user);
  const own = and(eq(savedViewDefaults.userId, userId), eq(savedViewDefaults.list, list));
  await ctx.db.transaction(async (tx) => {
    const view = viewId === null ? null : await lockVisible(tx, viewId, ctx);
    if (view !== null && view.list !== list) throw notFound();
    const [before] = await tx.select().from(savedViewDefaults).where(own).for("update");
    if (viewId === null) await tx.delete(savedViewDefaults).where(own);
    else await upsertDefault(tx, { userId, list, viewId });
    await recordChange(tx, ctx, {
      targetId: viewId ?? before?.viewId ?? list,
      targetName: view?.name ?? null,
      before: { defaultView: before?.viewId ?? null },
      after: { defaultView: viewId },
    });
  });
}

async function upsertDefault(tx: Db, chosen: typeof savedViewDefaults.$inferInsert): Promise<void> {
  const { userId, list } = savedViewDefaults;
  await tx
    .insert(savedViewDefaults)
    .values(chosen)
    .onConflictDoUpdate({ target: [userId, list], set: { viewId: chosen.viewId } });
}

/** @throws AppError `LIMIT_REACHED`. */
async function assertRoom(tx: Db, list: ListName, ownerId: string | null): Promise<void> {
  // Of simultaneous calls, one after the other counts.
  const lock = `atrium.savedViews.${list}.${ownerId ?? ""}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${lock}))`);
  const owned = sql`${savedViews.ownerId} is not distinct from ${ownerId}`;
  if ((await tx.$count(savedViews, and(eq(savedViews.list, list), owned))) < MAX_SAVED_VIEWS)
    return;
  const { tooMany, tooManyShared } = messages.savedViews;
  throw new AppError(
    "LIMIT_REACHED",
    ownerId === null ? tooManyShared(MAX_SAVED_VIEWS) : tooMany(MAX_SAVED_VIEWS),
  );
}

/** A view that is not shared any more opens no list of others. */
async function endDefaultsOfOthers(tx: Db, viewId: string, ownerId: string): Promise<void> {
  const ofOthers = and(eq(savedViewDefaults.viewId, viewId), ne(savedViewDefaults.userId, ownerId));
  await tx.delete(savedViewDefaults).where(ofOthers);
}
