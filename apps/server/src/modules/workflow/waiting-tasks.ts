import { sql } from "drizzle-orm";
import { ColumnSet } from "../../db/column-set.ts";
import type { Db } from "../../db/db.ts";
import { PAGE_WINDOW, rangeOf, toPage, type Page, type PageNumbers } from "../../db/page-of.ts";
import { Prepared } from "../../db/prepared.ts";
import { reviewRounds, tasks } from "../../db/schema/index.ts";
import { unseenValue } from "../../db/unseen-value.ts";
import type { Actor, BizType } from "./content-kind.ts";
import { waitsFor } from "./task-holders.ts";
import { bizOf, seenVersion, taskOf, type Task, type TaskSurroundings } from "./task-records.ts";

/**
 * A page of all tasks that wait for the actor, oldest first, and their number, in one prepared statement: PostgreSQL took
 * longer to plan who may decide than to find it.
 */
export async function waitingTasks(
  db: Db,
  bizType: BizType,
  actor: Actor,
  numbers: PageNumbers,
): Promise<Page<Task>> {
  const { limit, offset } = rangeOf(numbers);
  const values = { actorId: actor.id, limit: Math.max(0, limit), offset };
  const statement = statements[bizType][actor.administers ? "all" : "own"];
  const rows = await statement.rows(db, values);
  const toTask = taskOf(actor, bizType);
  const records = rows.flatMap((row) =>
    row.id === null ? [] : [toTask(shownColumns.read<TaskSurroundings>(row))],
  );
  return toPage(numbers, records, rows[0]?.total ?? 0);
}

const shownColumns = new ColumnSet(tasks, [
  "id",
  "bizId",
  "versionNo",
  "round",
  "nodeName",
  "status",
  "comment",
  "initiatorName",
  "fromUserName",
  "assigneeName",
  "createdAt",
  "handledAt",
]);

type Row = Record<string, unknown> & TaskSurroundings & { total: number };

const statements = {
  article: byActor("article"),
  articleType: byActor("articleType"),
  homePage: byActor("homePage"),
};

function byActor(bizType: BizType) {
  return { own: waitingOf(bizType, false), all: waitingOf(bizType, true) };
}

/** One row with the number alone where the page is empty. */
function waitingOf(bizType: BizType, administers: boolean): Prepared<Row> {
  const actorId = unseenValue("actorId", "text");
  const biz = bizOf(bizType);
  const joined = sql`join ${reviewRounds} on ${reviewRounds.id} = ${tasks.roundId}
    join ${biz} on ${biz.id} = ${tasks.bizId}`;
  const order = sql`order by created_at, id`;
  return new Prepared(
    `waiting_tasks_${bizType}_${administers ? "all" : "own"}`,
    sql`
with mine as materialized (
  select ${tasks.id} as id, ${tasks.createdAt} as created_at from ${tasks} ${joined}
  where ${waitsFor({ id: actorId, administers }, bizType)}
  ${order} limit ${sql.raw(String(PAGE_WINDOW + 1))})
select counted.total, page.* from (select count(*)::int as total from mine) counted
left join (
  select ${shownColumns.selected}, ${reviewRounds.comment} as note, ${seenVersion(actorId, tasks)} as "seenVersionNo",
    ${biz.version} as version, ${biz.title} as title, ${biz.typeName} as "typeName"
  from (select id as shown_id from mine ${order}
    limit ${unseenValue("limit", "int")} offset ${unseenValue("offset", "int")}) shown
  join ${tasks} on ${tasks.id} = shown_id ${joined}) page on true
order by page."createdAt", page.id`,
  );
}
