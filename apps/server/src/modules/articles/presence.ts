import { and, asc, eq, gte, lt, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { articleWriters, users } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";

type ArticleWriter = components["schemas"]["ArticleWriter"];

/** Timeout of a writer's heartbeat: their browser was closed or lost its connection. */
const ABSENT_AFTER_MS = 45_000;

/** Records a writer's heartbeat and returns the other writers. Deletes expired rows on the way. */
export async function notePresence(
  db: Db,
  article: { id: string; leaves: boolean },
  userId: string,
  now: Date,
): Promise<ArticleWriter[]> {
  const { id: articleId } = article;
  await db.delete(articleWriters).where(lt(articleWriters.seenAt, earliestSeen(now)));
  if (article.leaves) {
    const own = and(eq(articleWriters.articleId, articleId), eq(articleWriters.userId, userId));
    await db.delete(articleWriters).where(own);
  } else {
    await db
      .insert(articleWriters)
      .values({ articleId, userId, since: now, seenAt: now })
      .onConflictDoUpdate({
        target: [articleWriters.articleId, articleWriters.userId],
        // Two servers' clocks differ a little: a timestamp never moves back.
        set: { seenAt: sql`greatest(${articleWriters.seenAt}, excluded.seen_at)` },
      });
  }
  const writers = await writersOf(db, articleId, now);
  return writers.filter((writer) => writer.userId !== userId);
}

/** Who has an article open for editing, the first first. */
export async function writersOf(db: Db, articleId: string, now: Date): Promise<ArticleWriter[]> {
  const writers = await db
    .select({ userId: users.id, name: users.name, since: articleWriters.since })
    .from(articleWriters)
    .innerJoin(users, eq(users.id, articleWriters.userId))
    .where(
      and(
        eq(articleWriters.articleId, articleId),
        gte(articleWriters.seenAt, earliestSeen(now)),
        eq(users.status, "active"),
      ),
    )
    .orderBy(asc(articleWriters.since), asc(users.id));
  return writers.map(({ since, ...writer }) => ({ ...writer, since: since.toISOString() }));
}

function earliestSeen(now: Date): Date {
  return new Date(now.getTime() - ABSENT_AFTER_MS);
}
