import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { clockProgress, contentHistory, releaseItems, releases } from "../../db/schema/index.ts";
import { systemAuthor } from "../../db/stamp.ts";
import { endOutdatedApprovals } from "../article-types/end-outdated-approvals.ts";
import { queuePublication } from "../webhooks/queue-publication.ts";
import { noticePlaces } from "../notifications/notice-places.ts";
import { notify } from "../notifications/notify.ts";
import { versionAuthors } from "../workflow/version-authors.ts";
import { readDueChanges, type DueChange } from "./due-changes.ts";

/** Whoever schedules for the very next moment still commits before it is looked for. */
const SETTLING_MS = 2_000;
/** After a longer rest, such as a restored backup's, what happened before is no news. */
const MAX_AGE_MS = 7 * 86_400_000;

/**
 * Notifies authors, and whoever scheduled it, of what the clock alone has published, taken offline or ended since the
 * last time, and ends approvals that a type scheduled with another review has outdated. Each change is handled once,
 * however many servers run, also after they all were stopped. Returns how many there were.
 */
export async function notifyDueChanges(db: Db, now: Date): Promise<number> {
  const until = new Date(now.getTime() - SETTLING_MS);
  const [progress] = await db.select().from(clockProgress).where(isOwn);
  if (progress === undefined) {
    await db
      .insert(clockProgress)
      .values({ name: "notices", doneUntil: until })
      .onConflictDoNothing();
    return 0;
  }
  // Almost always there is nothing, and then nothing is written.
  if ((await readDueChanges(db, since(progress.doneUntil, until), until)).length === 0) return 0;
  return db.transaction(async (tx) => {
    const [own] = await tx
      .select()
      .from(clockProgress)
      .where(isOwn)
      .for("update", { skipLocked: true });
    if (own === undefined) return 0;
    const changes = await readDueChanges(tx, since(own.doneUntil, until), until);
    for (const change of changes) await notifyOf(tx, change, now);
    if (changes.some(({ bizType }) => bizType === "articleType")) {
      await endOutdatedApprovals(tx, systemAuthor, now);
    }
    await tx.update(clockProgress).set({ doneUntil: until }).where(isOwn);
    return changes.length;
  });
}

const isOwn = eq(clockProgress.name, "notices");

function since(doneUntil: Date, until: Date): Date {
  return new Date(Math.max(doneUntil.getTime(), until.getTime() - MAX_AGE_MS));
}

async function notifyOf(tx: Db, change: DueChange, now: Date): Promise<void> {
  const { kind, bizType, id, title } = change;
  const place = bizType === "release" ? noticePlaces.release(id) : noticePlaces.record(bizType, id);
  await notify(tx, {
    kind,
    to: await concerned(tx, change),
    bizType,
    bizId: id,
    title,
    place,
    now,
  });
  if (kind === "released") return;
  await queuePublication(tx, kind === "published" ? "published" : "offline", change, now);
}

/** Authors hear of each record; who scheduled a release hears of it as a whole. */
async function concerned(tx: Db, change: DueChange): Promise<Set<string>> {
  if (change.bizType === "release") return new Set(await releaseSchedulers(tx, change.id));
  const authors = await versionAuthors(tx, change.bizType, change, change.versionNo);
  if (change.releaseId !== null) return authors;
  const [decision] = await tx
    .select({ actorId: contentHistory.actorId })
    .from(contentHistory)
    .where(
      and(
        eq(contentHistory.bizType, change.bizType),
        eq(contentHistory.bizId, change.id),
        inArray(contentHistory.action, ["publish", "schedule"]),
      ),
    )
    .orderBy(desc(contentHistory.createdAt), desc(contentHistory.id))
    .limit(1);
  if (decision) authors.add(decision.actorId);
  return authors;
}

async function releaseSchedulers(tx: Db, releaseId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ actorId: contentHistory.actorId })
    .from(releases)
    .innerJoin(releaseItems, eq(releaseItems.releaseId, releases.id))
    .innerJoin(
      contentHistory,
      and(
        eq(contentHistory.bizType, "article"),
        eq(contentHistory.bizId, releaseItems.articleId),
        eq(contentHistory.action, "schedule"),
        sql`${contentHistory.scheduledAt} = ${releases.releasedAt}`,
      ),
    )
    .where(eq(releases.id, releaseId));
  return rows.map(({ actorId }) => actorId);
}
