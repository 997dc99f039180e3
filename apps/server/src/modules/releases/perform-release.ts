import { and, asc, eq } from "drizzle-orm";
import { heldByRelease } from "../../content/workflow.ts";
import type { Db } from "../../db/db.ts";
import { releaseItems } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { articleKind, lockArticle } from "../articles/article-kind.ts";
import type { ArticleRow } from "../articles/article-fields.ts";
import { settleNotices } from "../notifications/settle-notices.ts";
import type { Actor } from "../workflow/content-kind.ts";
import { noteHistory } from "../workflow/history.ts";
import {
  putEndOnSchedule,
  putLive,
  putOnSchedule,
  takeOffline,
  takeOffSchedule,
  type PublicChange,
} from "../workflow/public-state.ts";
import { blockerOf, type ReleaseRow } from "./release-state.ts";

type FieldError = components["schemas"]["FieldError"];
type Item = typeof releaseItems.$inferSelect;

/** Refusals of one article: its dates, and the approval that publishing verifies. */
const BLOCKING: ReadonlySet<string> = new Set([
  "VALIDATION_FAILED",
  "APPROVAL_OUTDATED",
  "NOT_APPROVED_VERSION",
]);

/** A release that this transaction has locked, and who changes it. */
export interface ReleaseChange {
  readonly tx: Db;
  readonly release: ReleaseRow;
  readonly actor: Actor;
  readonly now: Date;
}

/**
 * Schedules everything in the release for one instant, or changes it now.
 *
 * @param at null for now.
 * @throws AppError `NOT_APPROVED_VERSION` with a field error for each article that blocks.
 */
export async function changeTogether(change: ReleaseChange, at: Date | null): Promise<void> {
  const { tx, release, now } = change;
  const items = await lockItems(change);
  if (items.length === 0) throw new AppError("NOT_APPROVED_VERSION", messages.releases.empty);
  const faults: FieldError[] = [];
  for (const { item, article } of items) {
    const held = article !== undefined && heldByRelease(article, now) === release.id;
    if (held) await takeOffSchedule(publicChange(change, article));
    const free = held ? await lockArticle(tx, item.articleId) : article;
    const fault = free
      ? await changeOne(change, item, free, at)
      : messages.releases.blockers.trashed;
    if (fault === null) continue;
    const message = messages.releases.blocked(article?.title ?? item.articleId, fault);
    faults.push({ field: "items", code: "blocked", message });
  }
  if (faults.length === 0) return;
  throw new AppError("NOT_APPROVED_VERSION", messages.releases.blockedList(faults.length), {
    fieldErrors: faults,
  });
}

/** Takes everything in a scheduled release back. */
export async function takeBackTogether(change: ReleaseChange): Promise<void> {
  const { release, now } = change;
  for (const { item, article } of await lockItems(change)) {
    if (!article || heldByRelease(article, now) !== release.id) continue;
    await takeOffSchedule(publicChange(change, article));
    await note(change, item, article, { action: "unschedule" });
    await setVersion(change, item, null);
  }
}

/** Returns why the article cannot change, after which the caller rolls back. */
async function changeOne(
  change: ReleaseChange,
  item: Item,
  article: ArticleRow,
  at: Date | null,
): Promise<string | null> {
  const { release, now } = change;
  const candidate = { action: item.action, state: article, trashed: false, outdated: false };
  const blocker = blockerOf(candidate, release.id, now);
  if (blocker !== null) return messages.releases.blockers[blocker];
  const ofArticle = publicChange(change, article);
  if (item.action === "offline") return end(change, item, ofArticle, at);
  const versionNo = article.approvedVersionNo;
  if (versionNo === null) return messages.releases.blockers.notApproved;
  try {
    if (at === null) await putLive(ofArticle, versionNo, now);
    else {
      const hold = { releaseId: release.id, releaseAt: at };
      await putOnSchedule(ofArticle, versionNo, at, hold);
    }
  } catch (error) {
    if (error instanceof AppError && BLOCKING.has(error.errorCode)) return error.message;
    throw error;
  }
  await setVersion(change, item, versionNo);
  const event = at === null ? { action: "publish" as const } : scheduledAt(at);
  await note(change, item, article, { ...event, versionNo });
  return null;
}

async function end(
  change: ReleaseChange,
  item: Item,
  ofArticle: PublicChange,
  at: Date | null,
): Promise<string | null> {
  const { item: article } = ofArticle;
  if (at === null) await takeOffline(ofArticle);
  else {
    if (article.liveUntil !== null && article.liveUntil <= at) {
      return messages.releases.blockers.endsBefore;
    }
    const hold = { releaseId: change.release.id, releaseAt: at };
    await putEndOnSchedule(ofArticle, at, hold);
  }
  const event = at === null ? { action: "offline" as const } : scheduledAt(at);
  await note(change, item, article, event);
  return null;
}

function scheduledAt(at: Date) {
  return { action: "schedule" as const, scheduledAt: at };
}

/** In the order in which every release locks articles. */
async function lockItems({ tx, release }: ReleaseChange) {
  const items = await tx
    .select()
    .from(releaseItems)
    .where(eq(releaseItems.releaseId, release.id))
    .orderBy(asc(releaseItems.articleId));
  const locked: { item: Item; article: ArticleRow | undefined }[] = [];
  for (const item of items) {
    locked.push({ item, article: await lockArticle(tx, item.articleId) });
  }
  return locked;
}

async function setVersion(
  { tx, release }: ReleaseChange,
  { articleId }: Item,
  versionNo: number | null,
): Promise<void> {
  await tx
    .update(releaseItems)
    .set({ versionNo })
    .where(and(eq(releaseItems.releaseId, release.id), eq(releaseItems.articleId, articleId)));
}

async function note(
  { tx, release, actor, now }: ReleaseChange,
  { articleId, action: what }: Item,
  article: Pick<ArticleRow, "headVersionNo">,
  event: { action: NoteAction; versionNo?: number; scheduledAt?: Date },
): Promise<void> {
  const { versionNo = article.headVersionNo } = event;
  const comment = messages.releases.inTimeline(release.name, what);
  const record = { bizType: articleKind.bizType, bizId: articleId };
  await noteHistory(tx, record, { ...event, versionNo, comment }, actor, now);
  await settleNotices(tx, record.bizType, articleId, now);
}

type NoteAction = "publish" | "schedule" | "unschedule" | "offline";

function publicChange({ tx, actor, now }: ReleaseChange, item: ArticleRow): PublicChange {
  return { db: tx, kind: articleKind, item, actor, now };
}
