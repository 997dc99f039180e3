import { and, desc, eq, getTableColumns, isNotNull, isNull } from "drizzle-orm";
import type { Filter } from "../../db/crud-table.ts";
import type { Db } from "../../db/db.ts";
import { countRows, pageOf, type Page, type PageNumbers } from "../../db/page-of.ts";
import { webhookDeliveries } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";

type Schemas = components["schemas"];
export type WebhookDelivery = Schemas["WebhookDelivery"];

const { body: _body, ...columns } = getTableColumns(webhookDeliveries);
type Row = Omit<typeof webhookDeliveries.$inferSelect, "body">;

export interface DeliveryFilter {
  /** Of all webhooks when left out. */
  webhookId?: string | undefined;
  status?: Schemas["WebhookDeliveryStatus"] | undefined;
}

/** The log of deliveries, latest first, without what was sent. */
export async function pageDeliveries(
  db: Db,
  { webhookId, status, ...numbers }: PageNumbers & DeliveryFilter,
): Promise<Page<WebhookDelivery>> {
  const { id, createdAt } = webhookDeliveries;
  const ofWebhook =
    webhookId === undefined ? undefined : eq(webhookDeliveries.webhookId, webhookId);
  const where = and(ofWebhook, status && hasStatus(status));
  const found = db.select({ id }).from(webhookDeliveries).where(where);
  const page = await pageOf(numbers, countRows(db, found), (limit, offset) =>
    db
      .select(columns)
      .from(webhookDeliveries)
      .where(where)
      .orderBy(desc(createdAt), desc(id))
      .limit(limit)
      .offset(offset),
  );
  return { ...page, records: page.records.map(toDelivery) };
}

/** Sends a delivery once more, with all its attempts; undefined when there is none. */
export async function resendDelivery(
  db: Db,
  id: string,
  now: Date,
): Promise<WebhookDelivery | undefined> {
  const again = { dueAt: now, attempts: 0, deliveredAt: null, error: null, responseStatus: null };
  const [sent] = await db
    .update(webhookDeliveries)
    .set(again)
    .where(eq(webhookDeliveries.id, id))
    .returning(columns);
  return sent && toDelivery(sent);
}

/** Sends a webhook an event about itself. */
export async function queueTest(db: Db, webhookId: string, now: Date): Promise<WebhookDelivery> {
  const data = { bizType: "webhook", id: webhookId };
  const body = JSON.stringify({ type: "webhook.test", timestamp: now.toISOString(), data });
  const [queued] = await db
    .insert(webhookDeliveries)
    .values({ webhookId, event: "webhook.test", body, createdAt: now, dueAt: now })
    .returning(columns);
  if (queued === undefined) throw new Error("The test was not stored");
  return toDelivery(queued);
}

function hasStatus(status: Schemas["WebhookDeliveryStatus"]): Filter {
  const { dueAt, deliveredAt } = webhookDeliveries;
  if (status === "waiting") return isNotNull(dueAt);
  return and(isNull(dueAt), status === "delivered" ? isNotNull(deliveredAt) : isNull(deliveredAt));
}

function toDelivery({ createdAt, dueAt, deliveredAt, ...row }: Row): WebhookDelivery {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    status: dueAt !== null ? "waiting" : deliveredAt !== null ? "delivered" : "failed",
    dueAt: dueAt?.toISOString() ?? null,
    deliveredAt: deliveredAt?.toISOString() ?? null,
  };
}
