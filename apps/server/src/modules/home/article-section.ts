import { and, asc, desc, eq, inArray, isNull, min, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { countRows } from "../../db/page-of.ts";
import { articles, tasks } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { typeNames } from "../articles/article-record.ts";
import { inQueue, type ArticleQueue } from "../articles/article-queues.ts";
import type { Context } from "../operation.ts";
import { actorOf } from "../workflow/actor.ts";
import { bounded, SHOWN } from "./section-size.ts";

type Schemas = components["schemas"];
type Row = Pick<
  typeof articles.$inferSelect,
  | "id"
  | "title"
  | "typeId"
  | "round"
  | "updatedAt"
  | "updatedByName"
  | "liveFrom"
  | "liveUntil"
  | "nextLiveFrom"
>;
type Detail = Pick<Schemas["HomeItem"], "people" | "note" | "at">;

/** Articles of a queue: the longest waiting first, drafts the latest first. */
export async function articleSection(
  ctx: Context,
  queue: ArticleQueue,
): Promise<Schemas["HomeSection"]> {
  const { db } = ctx;
  const where = and(isNull(articles.deletedAt), inQueue(queue, actorOf(ctx).id, ctx.now()));
  const counted = await countRows(db, sql`(select 1 from ${articles} where ${where})`);
  const rows = counted === 0 ? [] : await firstRows(db, queue, where);
  const ids = rows.map(({ id }) => id);
  const names = await typeNames(
    db,
    rows.map(({ typeId }) => typeId),
  );
  const details = await detailsOf(db, queue, ids);
  const records = rows.map((row) => ({
    id: row.id,
    bizId: row.id,
    title: row.title,
    typeName: names.get(row.typeId) ?? "",
    ...(details.get(row.id) ?? {
      people: queue === "ready" ? [row.updatedByName] : [],
      note: null,
      at: dateOf(row, queue).toISOString(),
    }),
  }));
  return { key: queue, bizType: "article", ...bounded(counted), records };
}

async function firstRows(
  db: Db,
  queue: ArticleQueue,
  where: ReturnType<typeof and>,
): Promise<Row[]> {
  const { id, title, typeId, round, updatedAt, updatedByName } = articles;
  const { liveFrom, liveUntil, nextLiveFrom } = articles;
  const shown = { id, title, typeId, round, updatedAt, updatedByName };
  const order = {
    returned: desc(updatedAt),
    drafts: desc(updatedAt),
    inReview: asc(updatedAt),
    ready: asc(updatedAt),
    scheduled: asc(sql`coalesce(${nextLiveFrom}, ${liveFrom})`),
    expiring: asc(liveUntil),
  };
  return db
    .select({ ...shown, liveFrom, liveUntil, nextLiveFrom })
    .from(articles)
    .where(where)
    .orderBy(order[queue], asc(id))
    .limit(SHOWN);
}

function dateOf(row: Row, queue: ArticleQueue): Date {
  const { liveFrom, liveUntil, nextLiveFrom, updatedAt } = row;
  if (queue === "scheduled") return nextLiveFrom ?? liveFrom ?? updatedAt;
  return queue === "expiring" ? (liveUntil ?? updatedAt) : updatedAt;
}

/** Who returned it and why, or for whom it waits since when. */
async function detailsOf(
  db: Db,
  queue: ArticleQueue,
  ids: readonly string[],
): Promise<Map<string, Detail>> {
  if (ids.length === 0) return new Map();
  if (queue === "returned") return reasonsOf(db, ids);
  return queue === "inReview" ? waitingFor(db, ids) : new Map<string, Detail>();
}

async function reasonsOf(db: Db, ids: readonly string[]): Promise<Map<string, Detail>> {
  const rows = await db
    .selectDistinctOn([tasks.bizId], {
      id: tasks.bizId,
      name: tasks.assigneeName,
      comment: tasks.comment,
      handledAt: tasks.handledAt,
      createdAt: tasks.createdAt,
    })
    .from(tasks)
    .where(
      and(
        eq(tasks.bizType, "article"),
        inArray(tasks.bizId, [...ids]),
        inArray(tasks.status, ["returned", "rejected"]),
      ),
    )
    .orderBy(tasks.bizId, desc(tasks.round), desc(tasks.handledAt));
  return new Map(
    rows.map(({ id, name, comment, handledAt, createdAt }) => [
      id,
      { people: [name], note: comment, at: (handledAt ?? createdAt).toISOString() },
    ]),
  );
}

async function waitingFor(db: Db, ids: readonly string[]): Promise<Map<string, Detail>> {
  const rows = await db
    .select({
      id: tasks.bizId,
      names: sql<string[]>`(array_agg(distinct ${tasks.assigneeName}))[1:5]`,
      since: min(tasks.createdAt),
      nodeName: min(tasks.nodeName),
    })
    .from(tasks)
    .where(
      and(
        eq(tasks.bizType, "article"),
        inArray(tasks.bizId, [...ids]),
        eq(tasks.status, "pending"),
      ),
    )
    .groupBy(tasks.bizId);
  return new Map(
    rows.flatMap(({ id, names, since, nodeName }) =>
      since === null ? [] : [[id, { people: names, note: nodeName, at: since.toISOString() }]],
    ),
  );
}
