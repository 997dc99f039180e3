import { and, asc, desc } from "drizzle-orm";
import { between } from "../../db/between.ts";
import { equals } from "../../db/crud-table.ts";
import { countRows, pageOf } from "../../db/page-of.ts";
import { signInLogs } from "../../db/schema/index.ts";
import type { Handlers, Input } from "../operation.ts";
import { anyContains, succeeded } from "../log-filters.ts";

export const signInLogHandlers = {
  signInLogsPage: async ({ query }, { db }) => {
    const { sortField = "createdAt", sortOrder = "desc" } = query;
    const where = filtersOf(query);
    const direction = sortOrder === "asc" ? asc : desc;
    const found = db.select({ id: signInLogs.id }).from(signInLogs).where(where);
    const page = await pageOf(query, countRows(db, found), (limit, offset) =>
      db
        .select()
        .from(signInLogs)
        .where(where)
        .orderBy(direction(signInLogs[sortField]), direction(signInLogs.id))
        .limit(limit)
        .offset(offset),
    );
    return { ...page, records: page.records.map(toEntry) };
  },
} satisfies Partial<Handlers>;

function filtersOf(query: Input<"signInLogsPage">["query"]) {
  return and(
    anyContains([signInLogs.username, signInLogs.address], query.keyword),
    equals(signInLogs.userId, query.userId),
    equals(signInLogs.event, query.event),
    succeeded(signInLogs.errorCode, query.success),
    between(signInLogs.createdAt, query.createdFrom, query.createdTo),
  );
}

function toEntry({ createdAt, ...row }: typeof signInLogs.$inferSelect) {
  return { ...row, createdAt: createdAt.toISOString(), success: row.errorCode === null };
}
