import { or, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { Prepared } from "../../db/prepared.ts";
import { bizTypes } from "../../db/schema/content-columns.ts";
import { articles, circulations, reviewRounds, tasks } from "../../db/schema/index.ts";
import { unseenValue } from "../../db/unseen-value.ts";
import type { Actor } from "./content-kind.ts";
import { waitsFor } from "./task-holders.ts";

/** Numbers of tasks and circulations that wait for an account, all kinds of content together. */
interface WaitingCounts {
  waitToHandle: number;
  waitToRead: number;
}

/** Counts what waits for the actor. */
export async function waitingCounts(db: Db, actor: Actor): Promise<WaitingCounts> {
  const [row] = await statements[actor.administers ? "all" : "own"].rows(db, { actorId: actor.id });
  return row ?? { waitToHandle: 0, waitToRead: 0 };
}

const statements = { own: countsOf(false), all: countsOf(true) };

function countsOf(administers: boolean): Prepared<WaitingCounts> {
  const id = unseenValue("actorId", "text");
  const isWaiting = or(...bizTypes.map((bizType) => waitsFor({ id, administers }, bizType)));
  return new Prepared(
    `waiting_counts_${administers ? "all" : "own"}`,
    sql`select
      (select count(*)::int from ${tasks} join ${reviewRounds} on ${reviewRounds.id} = ${tasks.roundId}
        where ${isWaiting}) as "waitToHandle",
      (select count(*)::int from ${circulations}
        where ${circulations.receiverId} = ${id} and ${circulations.readAt} is null and not exists (
          select from ${articles} where ${articles.id} = ${circulations.bizId} and ${articles.deletedAt} is not null
        )) as "waitToRead"`,
  );
}
