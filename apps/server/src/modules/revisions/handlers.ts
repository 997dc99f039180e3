import { and, desc, eq, isNull } from "drizzle-orm";
import { countRows, pageOf } from "../../db/page-of.ts";
import { operationLogs } from "../../db/schema/index.ts";
import { summaryOf } from "../audit/operation-summary.ts";
import type { Handlers } from "../operation.ts";
import { assertMayCall, recordOperations } from "../record-kinds.ts";
import { namesOfReferences } from "./names-of-references.ts";
import { eventOf, revisedFields } from "./revised-fields.ts";

export const revisionHandlers = {
  revisionsPage: async ({ query }, { db, user }) => {
    const { kind, id } = query;
    assertMayCall(recordOperations[kind].view, user);
    const { targetType, targetId, errorCode, createdAt } = operationLogs;
    const where = and(eq(targetType, kind), eq(targetId, id), isNull(errorCode));
    const found = db.select({ id: operationLogs.id }).from(operationLogs).where(where);
    const page = await pageOf(query, countRows(db, found), (limit, offset) =>
      db
        .select()
        .from(operationLogs)
        .where(where)
        .orderBy(desc(createdAt), desc(operationLogs.id))
        .limit(limit)
        .offset(offset),
    );
    const records = page.records.map((entry) => ({
      id: entry.id,
      createdAt: entry.createdAt.toISOString(),
      userId: entry.userId,
      name: entry.name,
      operationId: entry.operationId,
      summary: summaryOf(entry.operationId),
      event: eventOf(kind, entry.operationId),
      changes: revisedFields(entry.changes),
    }));
    const changes = records.flatMap((revision) => revision.changes);
    return { ...page, records, names: await namesOfReferences(db, kind, changes) };
  },
} satisfies Partial<Handlers>;
