import { asc, desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { webhookDeliveries, webhookEvents, webhooks } from "../../db/schema/index.ts";
import type { WebhookEvent } from "./queue-webhooks.ts";
import { generateSecret } from "./sign-webhook.ts";

/** A webhook with its secret, which is shown this once. */
export interface NewWebhook {
  id: string;
  secret: string;
}

export async function addWebhook(
  db: Db,
  { url, events }: { url: string; events: WebhookEvent[] },
  now: Date,
): Promise<NewWebhook> {
  const secret = generateSecret();
  const [added] = await db
    .insert(webhooks)
    .values({ url, events, secret, createdAt: now })
    .returning({ id: webhooks.id });
  if (!added) throw new Error("The webhook was not stored");
  return { id: added.id, secret };
}

/** Without their secrets. */
export async function listWebhooks(db: Db) {
  const { secret: _secret, ...shown } = getTableColumns(webhooks);
  const waiting = sql<number>`(select count(*)::int from webhook_deliveries
    where webhook_deliveries.webhook_id = ${webhooks.id} and due_at is not null)`;
  return db
    .select({ ...shown, waiting })
    .from(webhooks)
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id));
}

/** Changes a webhook; false when there is none. */
export async function setEnabled(db: Db, id: string, enabled: boolean): Promise<boolean> {
  const changed = await db
    .update(webhooks)
    .set({ enabled })
    .where(eq(webhooks.id, id))
    .returning({ id: webhooks.id });
  return changed.length > 0;
}

/** Removes a webhook with its log; false when there is none. */
export async function removeWebhook(db: Db, id: string): Promise<boolean> {
  const gone = await db.delete(webhooks).where(eq(webhooks.id, id)).returning({ id: webhooks.id });
  return gone.length > 0;
}

/** The newest deliveries, of one webhook or of all, without what was sent. */
export async function listDeliveries(
  db: Db,
  { webhookId, limit }: { webhookId: string | null; limit: number },
) {
  const { body: _body, ...shown } = getTableColumns(webhookDeliveries);
  return db
    .select(shown)
    .from(webhookDeliveries)
    .where(webhookId === null ? undefined : eq(webhookDeliveries.webhookId, webhookId))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(limit);
}

/** Sends a delivery once more, with all its attempts; false when there is none. */
export async function resendDelivery(db: Db, id: string, now: Date): Promise<boolean> {
  const again = { dueAt: now, attempts: 0, deliveredAt: null, error: null, responseStatus: null };
  const changed = await db
    .update(webhookDeliveries)
    .set(again)
    .where(eq(webhookDeliveries.id, id))
    .returning({ id: webhookDeliveries.id });
  return changed.length > 0;
}

export function isWebhookEvent(name: string): name is WebhookEvent {
  return webhookEvents.some((event) => event === name);
}
