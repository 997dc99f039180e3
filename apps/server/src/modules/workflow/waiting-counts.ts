import { and, eq, isNull, notExists, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { articles, circulations, reviewRounds, tasks } from "../../db/schema/index.ts";
import type { Actor } from "./content-kind.ts";
import { waitsFor } from "./task-holders.ts";

/** Numbers of tasks and circulations that wait for the actor, articles and types together. */
export async function waitingCounts(
  db: Db,
  actor: Actor,
): Promise<{ waitToHandle: number; waitToRead: number }> {
  let waitToHandle = 0;
  for (const bizType of ["article", "articleType"] as const) {
    const [row] = await db
      .select({ total: sql<number>`count(*)::int` })
      .from(tasks)
      .innerJoin(reviewRounds, eq(reviewRounds.id, tasks.roundId))
      .where(waitsFor(actor, bizType));
    waitToHandle += row?.total ?? 0;
  }
  const inTrash = db
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.id, circulations.bizId), sql`${articles.deletedAt} is not null`));
  const waitToRead = await db.$count(
    circulations,
    and(eq(circulations.receiverId, actor.id), isNull(circulations.readAt), notExists(inTrash)),
  );
  return { waitToHandle, waitToRead };
}
