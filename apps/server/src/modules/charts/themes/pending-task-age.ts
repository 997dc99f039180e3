import { and, count, eq, sql } from "drizzle-orm";
import { tasks } from "../../../db/schema/index.ts";
import { messages } from "../../../kernel/messages/index.ts";
import { flag } from "../parameters.ts";
import { pageOfAll, theme } from "../theme.ts";

const dayMs = 86_400_000;
/** Boundaries between the ranges of waiting time, in days. */
const bounds = [1, 3, 7, 14, 30];
const words = messages.charts.columns;

/** How long articles have been waiting for their reviewers, by ranges of days. */
export const pendingTaskAge = theme({
  // Who may view articles sees in their history whom they wait for.
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
    // The number of boundaries it is older than.
    const span = sql<number>`${sql.join(
      spans.map((date) => sql`(${tasks.createdAt} <= ${date}::timestamptz)::int`),
      sql` + `,
    )}`;
    const counted = await db
      .select({ span, count: count() })
      .from(tasks)
      .where(
        and(
          eq(tasks.bizType, "article"),
          // In this form the condition matches an index.
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
