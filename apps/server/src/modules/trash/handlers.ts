import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { countRows, pageOf } from "../../db/page-of.ts";
import { deletedRecords } from "../../db/schema/index.ts";
import { containsText } from "../../db/text-filter.ts";
import { confirmedSince } from "../../auth/authorize.ts";
import type { SignedInUser } from "../../auth/signed-in-user.ts";
import type { components } from "../../generated/schema.ts";
import { AppError } from "../../kernel/app-error.ts";
import type { Context, Handlers } from "../operation.ts";
import { assertMayCall, mayCall, recordOperations } from "../record-kinds.ts";
import { TakenError } from "./name-clash.ts";
import { purgeDeleted } from "./purge-deleted.ts";
import { restoreDeleted } from "./restore-deleted.ts";
import { isTrashKind, trashKinds } from "./trashed-tables.ts";

type TrashResult = components["schemas"]["TrashResult"];

const DAY_MS = 86_400_000;

export const trashHandlers = {
  trashPage: async ({ query }, { db, user, config }) => {
    const { id, kind, name, deletedAt, deletedBy, deletedByName } = deletedRecords;
    const where = and(
      inArray(
        kind,
        trashKinds.filter((one) => mayRestore(one, user)),
      ),
      query.kind === undefined ? undefined : eq(kind, query.kind),
      query.keyword ? containsText(name, query.keyword) : undefined,
    );
    const found = db.select({ id }).from(deletedRecords).where(where);
    const direction = query.sortOrder === "asc" ? asc : desc;
    const sorted = query.sortField === "name" ? name : deletedAt;
    const page = await pageOf(query, countRows(db, found), (limit, offset) =>
      db
        .select({ id, kind, name, deletedAt, deletedBy, deletedByName })
        .from(deletedRecords)
        .where(where)
        .orderBy(direction(sorted), direction(id))
        .limit(limit)
        .offset(offset),
    );
    const { trashDays } = config.retention;
    const records = page.records.flatMap((row) => {
      if (!isTrashKind(row.kind)) return [];
      const endsAt = trashDays === null ? null : row.deletedAt.getTime() + trashDays * DAY_MS;
      return [
        {
          ...row,
          kind: row.kind,
          deletedAt: row.deletedAt.toISOString(),
          keptUntil: endsAt === null ? null : new Date(endsAt).toISOString(),
          mayPurge: mayPurge(row.kind, user),
        },
      ];
    });
    return { ...page, records };
  },

  trashRestore: async ({ body }, ctx) => {
    await refuseUnconfirmed(body.ids, ctx);
    return forEachRecord(body.ids, (id) => restoreDeleted(id, ctx));
  },

  trashPurge: async ({ body }, ctx) => forEachRecord(body.ids, (id) => purgeDeleted(id, ctx)),
} satisfies Partial<Handlers>;

function mayRestore(kind: (typeof trashKinds)[number], user: SignedInUser | null): boolean {
  const { view, create } = recordOperations[kind];
  return mayCall(view, user) && create !== undefined && mayCall(create, user);
}

function mayPurge(kind: (typeof trashKinds)[number], user: SignedInUser | null): boolean {
  const { delete: remove } = recordOperations[kind];
  return remove !== undefined && mayCall(remove, user);
}

/**
 * Restoring what takes a step-up to create takes one too.
 *
 * @throws AppError `STEP_UP_REQUIRED`.
 */
async function refuseUnconfirmed(ids: readonly string[], ctx: Context): Promise<void> {
  const { id, kind } = deletedRecords;
  const kept = await ctx.db
    .selectDistinct({ kind })
    .from(deletedRecords)
    .where(inArray(id, [...ids]));
  const since = confirmedSince(ctx.config, ctx.now());
  for (const { create } of kept.flatMap((one) =>
    isTrashKind(one.kind) ? recordOperations[one.kind] : [],
  )) {
    if (create !== undefined && mayCall(create, ctx.user)) assertMayCall(create, ctx.user, since);
  }
}

/** Each in a transaction of its own. What needs another of them (a parent) is tried again once that is there. */
async function forEachRecord(
  ids: readonly string[],
  run: (id: string) => Promise<void>,
): Promise<TrashResult> {
  let waiting = [...new Set(ids)];
  let failed: TrashResult["failed"] = [];
  for (let before = Infinity; waiting.length > 0 && waiting.length < before;) {
    before = waiting.length;
    failed = [];
    for (const id of waiting) {
      try {
        await run(id);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const taken = error instanceof TakenError ? error.taken : undefined;
        failed.push({ id, errorCode: error.errorCode, ...(taken && { taken }) });
      }
    }
    waiting = failed.flatMap((one) => (one.errorCode === "VALIDATION_FAILED" ? [one.id] : []));
  }
  return { done: new Set(ids).size - failed.length, failed };
}
