import { and, arrayContains, eq } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import type { Db } from "../../db/db.ts";
import { webhookDeliveries, webhooks, type webhookEvents } from "../../db/schema/index.ts";

export type WebhookEvent = (typeof webhookEvents)[number];

/** What an event is about. Receivers ask the API for more, and so see what they may see. */
export interface WebhookSubject {
  bizType: string;
  id: string;
  [fact: string]: string | number | null | readonly string[];
}

/**
 * Puts an event into the outbox of each webhook that wants it.
 *
 * @param tx The transaction of the event: there is never one without the other.
 */
export async function queueWebhooks(
  tx: Db,
  event: WebhookEvent,
  data: WebhookSubject,
  now: Date,
): Promise<void> {
  const wanting = await tx
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(and(eq(webhooks.enabled, true), arrayContains(webhooks.events, [event])));
  if (wanting.length === 0) return;
  const body = JSON.stringify({ type: event, timestamp: now.toISOString(), data });
  const rows = wanting.map(({ id }) => ({ id: uuidv7(), webhookId: id, event, body }));
  await tx
    .insert(webhookDeliveries)
    .values(rows.map((row) => ({ ...row, createdAt: now, dueAt: now })));
}
