import { and, asc, desc, eq, getTableColumns } from "drizzle-orm";
import { between } from "../../db/between.ts";
import { equals } from "../../db/crud-table.ts";
import { countRows, pageOf } from "../../db/page-of.ts";
import { operationLogs } from "../../db/schema/index.ts";
import { summaryOf } from "../audit/operation-summary.ts";
import type { Handlers, Input } from "../operation.ts";
import { anyContains, succeeded } from "../log-filters.ts";
import { notFound } from "../records.ts";

export const operationLogHandlers = {
  operationLogsPage: async ({ query }, { db }) => {
    const { changes: _changes, ...columns } = getTableColumns(operationLogs);
    const where = filtersOf(query);
    const direction = query.sortOrder === "asc" ? asc : desc;
    const found = db.select({ id: operationLogs.id }).from(operationLogs).where(where);
    const page = await pageOf(query, countRows(db, found), (limit, offset) =>
      db
        .select(columns)
        .from(operationLogs)
        .where(where)
        .orderBy(direction(operationLogs.createdAt), direction(operationLogs.id))
        .limit(limit)
        .offset(offset),
    );
    return { ...page, records: page.records.map(toEntry) };
  },

  operationLogsGet: async ({ path }, { db }) => {
    const [row] = await db.select().from(operationLogs).where(eq(operationLogs.id, path.id));
    if (!row) throw notFound();
    return { ...toEntry(row), changes: row.changes };
  },
} satisfies Partial<Handlers>;

function filtersOf(query: Input<"operationLogsPage">["query"]) {
  const { username, name, targetName, errorCode, createdAt } = operationLogs;
  return and(
    anyContains([username, name, targetName], query.keyword),
    equals(operationLogs.userId, query.userId),
    equals(operationLogs.operationId, query.operationId),
    equals(operationLogs.targetType, query.targetType),
    equals(operationLogs.targetId, query.targetId),
    equals(operationLogs.requestId, query.requestId),
    succeeded(errorCode, query.success),
    between(createdAt, query.createdFrom, query.createdTo),
  );
}

function toEntry(row: Omit<typeof operationLogs.$inferSelect, "changes">) {
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    userId: row.userId,
    username: row.username,
    name: row.name,
    accessTokenName: row.accessTokenName,
    operationId: row.operationId,
    summary: summaryOf(row.operationId),
    targetType: row.targetType,
    targetId: row.targetId,
    targetName: row.targetName,
    success: row.errorCode === null,
    errorCode: row.errorCode,
    address: row.address,
    requestId: row.requestId,
  };
}
