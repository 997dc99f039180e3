import { and, eq, isNull, notExists, or, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { bizTypes } from "../../db/schema/content-columns.ts";
import { articles, circulations, reviewRounds, tasks } from "../../db/schema/index.ts";
import type { Actor } from "./content-kind.ts";
import { waitsFor } from "./task-holders.ts";

/** Numbers of tasks and circulations that wait for the actor, all kinds of content together. */
export async function waitingCounts(
  db: Db,
  actor: Actor,
): Promise<{ waitToHandle: number; waitToRead: number }> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(tasks)
    .innerJoin(reviewRounds, eq(reviewRounds.id, tasks.roundId))
    .where(or(...bizTypes.map((bizType) => waitsFor(actor, bizType))));
  const inTrash = db
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.id, circulations.bizId), sql`${articles.deletedAt} is not null`));
  const waitToRead = await db.$count(
    circulations,
    and(eq(circulations.receiverId, actor.id), isNull(circulations.readAt), notExists(inTrash)),
  );
  return { waitToHandle: row?.total ?? 0, waitToRead };
}
