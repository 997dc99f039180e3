import { recordChange } from "../audit/record-change.ts";
import { AppError } from "../../kernel/app-error.ts";
import { fieldError } from "../../kernel/field-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import type { Db } from "../../db/db.ts";
import type { Context, Handlers } from "../operation.ts";
import {
  changeRecord,
  createRecord,
  deleteRecord,
  lockRecord,
  readRecord,
  type Written,
} from "../records.ts";
import { actorOf } from "../workflow/actor.ts";
import { assertOpen, releaseInUse, putItems, removeItems } from "./change-items.ts";
import { notifyRelease } from "./notify-release.ts";
import { changeTogether, takeBackTogether } from "./perform-release.ts";
import {
  hasReleaseStatus,
  releaseKind,
  releaseTable,
  toReleases,
  toSummary,
} from "./release-record.ts";
import { releaseStatusAt, type ReleaseRow } from "./release-state.ts";

export const releaseHandlers = {
  releasesPage: async ({ query }, ctx) => {
    const { db } = ctx;
    const page = await releaseTable.page(db, query, hasReleaseStatus(query.status, ctx.now()));
    const records = await toReleases(db, page.records, actorOf(ctx), ctx.now());
    return { ...page, records: records.map(toSummary) };
  },

  releasesGet: async ({ path }, ctx) => readRecord(releaseKind, path.id, ctx),

  releasesSave: async ({ body: { items = [], ...fields } }, ctx) =>
    ctx.idempotent.transaction(async (tx) => {
      const written = await createRecord(tx, releaseKind, fields, ctx);
      await putItems(tx, written.id, items, actorOf(ctx), ctx.now());
      return written;
    }),

  releasesUpdate: async ({ body }, ctx) =>
    ctx.db.transaction(async (tx) => {
      const before = await lockRecord(tx, releaseKind, body, ctx);
      const { id: _id, version: _version, ...changes } = body;
      return changeRecord(tx, releaseKind, before, changes, ctx);
    }),

  releasesAddItems: async ({ body }, ctx) =>
    changeOpen(body, ctx, (tx) => putItems(tx, body.id, body.items, actorOf(ctx), ctx.now())),

  releasesRemoveItems: async ({ body }, ctx) =>
    changeOpen(body, ctx, (tx) => removeItems(tx, body.id, body.articleIds)),

  releasesSchedule: async ({ body }, ctx) => {
    const at = new Date(body.scheduledAt);
    return step(body, ctx, ["open", "scheduled"], async (tx, release) => {
      if (at <= ctx.now()) {
        throw fieldError("scheduledAt", "minimum", messages.workflow.chooseFuture);
      }
      await changeTogether({ tx, release, actor: actorOf(ctx), now: ctx.now() }, at);
      return { status: "scheduled", releasedAt: at, blockedReason: null };
    });
  },

  releasesUnschedule: async ({ body }, ctx) =>
    step(body, ctx, ["scheduled"], async (tx, release) => {
      await takeBackTogether({ tx, release, actor: actorOf(ctx), now: ctx.now() });
      return { status: "open", releasedAt: null };
    }),

  releasesPublish: async ({ body }, ctx) =>
    step(body, ctx, ["open", "scheduled"], async (tx, release) => {
      const now = ctx.now();
      await changeTogether({ tx, release, actor: actorOf(ctx), now }, null);
      return { status: "released", releasedAt: now, blockedReason: null };
    }),

  releasesDelete: async ({ path, query }, ctx) => {
    await ctx.db.transaction(async (tx) => {
      const row = await lockRecord(tx, releaseKind, { ...path, ...query }, ctx);
      if (releaseStatusAt(row, ctx.now()) === "scheduled") {
        throw releaseInUse(messages.releases.scheduled);
      }
      await deleteRecord(tx, releaseKind, row, ctx);
    });
    return null;
  },
} satisfies Partial<Handlers>;

interface Step {
  id: string;
  version: number;
}

/** Changes what is in an open release. */
async function changeOpen(
  body: Step & object,
  ctx: Context,
  change: (tx: Db) => Promise<void>,
): Promise<Written> {
  return ctx.db.transaction(async (tx) => {
    const before = await lockRecord(tx, releaseKind, body, ctx);
    assertOpen(before, ctx.now());
    await change(tx);
    const after = await releaseTable.update(tx, before.id, {}, actorOf(ctx), ctx.now());
    const { id: targetId, name: targetName } = before;
    await recordChange(tx, ctx, { targetId, targetName, before, after: { ...after, ...body } });
    return { id: after.id, version: after.version };
  });
}

/** Publishes, schedules or unschedules a release, with everything in it. */
async function step(
  body: Step,
  ctx: Context,
  from: readonly ReleaseRow["status"][],
  perform: (
    tx: Db,
    release: ReleaseRow,
  ) => Promise<Partial<Pick<ReleaseRow, "status" | "releasedAt" | "blockedReason">>>,
): Promise<Written> {
  const actor = actorOf(ctx);
  if (!actor.may("content:article:publish")) {
    throw new AppError("FORBIDDEN", messages.workflow.forbidden);
  }
  return ctx.db.transaction(async (tx) => {
    const release = await lockRecord(tx, releaseKind, body, ctx);
    if (!from.includes(releaseStatusAt(release, ctx.now()))) {
      throw releaseInUse(messages.releases.wrongStatus);
    }
    const changes = await perform(tx, release);
    const written = await changeRecord(tx, releaseKind, release, changes, ctx);
    if (changes.status !== "open")
      await notifyRelease(tx, { ...release, ...changes }, actor, ctx.now());
    return written;
  });
}
