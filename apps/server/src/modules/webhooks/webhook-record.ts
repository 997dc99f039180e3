import { asc, inArray, sql } from "drizzle-orm";
import { crudTable } from "../../db/crud-table.ts";
import type { Db } from "../../db/db.ts";
import { webhookDeliveries, webhooks } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { recordKind } from "../records.ts";
import { toEntity } from "../to-entity.ts";

type Webhook = components["schemas"]["Webhook"];
type Row = typeof webhooks.$inferSelect;

export const webhookTable = crudTable(webhooks, {
  search: [webhooks.name, webhooks.url],
  sort: { name: webhooks.name, createdAt: webhooks.createdAt, updatedAt: webhooks.updatedAt },
  order: [asc(webhooks.name), asc(webhooks.createdAt)],
  unlisted: ["secret", "previousSecret", "previousSecretUntil"],
});

export const webhookKind = recordKind({
  table: webhookTable,
  nameOf: ({ name }) => name,
  toRecords: async (db, rows: readonly Row[]) => toWebhooks(db, rows),
});

type ListedRow = Omit<Row, "secret" | "previousSecret" | "previousSecretUntil">;

/** Without their secrets. */
export async function toWebhooks(db: Db, rows: readonly ListedRow[]): Promise<Webhook[]> {
  const waiting = await countWaiting(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { name, url, events, enabled } = row;
    return { ...toEntity(row), name, url, events, enabled, waiting: waiting.get(row.id) ?? 0 };
  });
}

async function countWaiting(db: Db, ids: string[]): Promise<ReadonlyMap<string, number>> {
  const { webhookId, dueAt } = webhookDeliveries;
  const counts = await db
    .select({ webhookId, count: sql<number>`count(${dueAt})::int` })
    .from(webhookDeliveries)
    .where(inArray(webhookId, ids))
    .groupBy(webhookId);
  return new Map(counts.map(({ webhookId: id, count }) => [id, count]));
}
