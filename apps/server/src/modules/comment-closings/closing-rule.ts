import { eq, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { commentClosings, siteSettings } from "../../db/schema/index.ts";

const DAY = 86_400_000;

/** When comments close by a rule; null for never. `publishedAt` is null for what is not public. */
export function closingAt(
  rule: Pick<typeof commentClosings.$inferSelect, "rule" | "closesAt"> | undefined,
  publishedAt: Date | null,
  afterDays: number | null,
): Date | null {
  if (rule !== undefined && rule.rule !== "default") return rule.closesAt;
  if (publishedAt === null || afterDays === null) return null;
  return new Date(publishedAt.getTime() + afterDays * DAY);
}

/** The same in SQL, for the article in `article`, with its row of `comment_closings` in `closing`. */
export const closingAtSql: SQL = sql`case
  when coalesce(closing.rule, 'default') <> 'default' then closing.closes_at
  else article.published_at
    + (select comment_close_after_days from site_settings limit 1) * interval '24 hours' end`;

/** Days after the publication until comments close by default; null for never. */
export async function readDefaultDays(db: Db): Promise<number | null> {
  const [row] = await db
    .select({ days: siteSettings.commentCloseAfterDays })
    .from(siteSettings)
    .limit(1);
  return row?.days ?? null;
}

/** The rule that was set for an article. */
export async function readRule(db: Db, articleId: string) {
  const [row] = await db.select().from(commentClosings).where(eq(commentClosings.id, articleId));
  return row;
}
