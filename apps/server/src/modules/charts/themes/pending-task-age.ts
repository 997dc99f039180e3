import { and, count, eq, sql } from "drizzle-orm";
import { tasks } from "../../../db/schema/index.ts";
import { messages } from "../../../kernel/messages/index.ts";
import { flag } from "../parameters.ts";
import { pageOfAll, theme } from "../theme.ts";

const dayMs = 86_400_000;
/** The days at which one span of waiting ends and the next begins. */
const bounds = [1, 3, 7, 14, 30];
const words = messages.charts.columns;

/** How long the articles under review have been waiting for those who are to decide, in spans of days. */
export const pendingTaskAge = theme({
  // Who may look at articles sees in their history whom they wait for.
  permission: "content:article:view",
  columns: [
    { name: "fromDays", label: words.fromDays, type: "number" },
    { name: "toDays", label: words.toDays, type: "number" },
    { name: "count", label: words.tasks, type: "number" },
  ],
  parameters: { mine: flag },
  async read({ mine }, question) {
    const { db, user, now } = question;
    const spans = bounds.map((days) => new Date(now.getTime() - days * dayMs).toISOString());
    // The number of bounds it is older than.
    const span = sql<number>`${sql.join(
      spans.map((moment) => sql`(${tasks.createdAt} <= ${moment}::timestamptz)::int`),
      sql` + `,
    )}`;
    const counted = await db
      .select({ span, count: count() })
      .from(tasks)
      .where(
        and(
          eq(tasks.bizType, "article"),
          // In these words it is the condition of an index.
          sql`${tasks.status} = 'pending'`,
          mine === true ? eq(tasks.assigneeId, user.id) : undefined,
        ),
      )
      .groupBy(sql`1`);
    const counts = new Map(counted.map((row) => [row.span, row.count]));
    const rows = [0, ...bounds].map((fromDays, at) => ({
      fromDays,
      toDays: bounds[at] ?? null,
      count: counts.get(at) ?? 0,
    }));
    return pageOfAll(rows, question);
  },
});
