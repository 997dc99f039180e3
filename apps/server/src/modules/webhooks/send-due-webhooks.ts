import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { webhookDeliveries, webhooks } from "../../db/schema/index.ts";
import type { WebhookTransport } from "./webhook-transport.ts";

const second = 1000;
const minute = 60 * second;
/** Longer than a transport may take: then another worker may try. */
export const LEASE_MS = 60 * second;
const RETRY_MINUTES = [1, 5, 30, 120, 360, 720, 1440];
const AT_ONCE = 4;
const RETENTION_MS = 30 * 24 * 60 * minute;
/** Of each webhook. */
const MAX_KEPT = 1000;
const MAX_ERROR = 300;
/** The receiver wants no more of this. */
const GONE = 410;

/**
 * Sends what is due, a few at once, and returns how many were delivered. Several servers share the outbox: each delivery is
 * claimed before it is sent. Only a crash between the two sends it again, with the same id.
 */
export async function sendDueWebhooks(
  db: Db,
  transport: WebhookTransport,
  now: () => Date,
  stopping: () => boolean = () => false,
): Promise<number> {
  const workers = Array.from({ length: AT_ONCE }, () => work(db, transport, now, stopping));
  return (await Promise.all(workers)).reduce((sum, delivered) => sum + delivered);
}

async function work(
  db: Db,
  transport: WebhookTransport,
  now: () => Date,
  stopping: () => boolean,
): Promise<number> {
  let delivered = 0;
  while (!stopping()) {
    const claimed = await claim(db, now());
    if (claimed === undefined) return delivered;
    const outcome = await attempt(claimed, transport, now());
    if (outcome.error === null) delivered += 1;
    await conclude(db, claimed, outcome, now());
  }
  return delivered;
}

type Delivery = typeof webhookDeliveries.$inferSelect;

interface Claimed extends Delivery {
  url: string;
  secrets: readonly string[];
}

interface Outcome {
  responseStatus: number | null;
  /** null once it was accepted. */
  error: string | null;
}

async function claim(db: Db, now: Date): Promise<Claimed | undefined> {
  const next = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(lte(webhookDeliveries.dueAt, now))
    .orderBy(asc(webhookDeliveries.dueAt))
    .limit(1)
    .for("update", { skipLocked: true });
  const [delivery] = await db
    .update(webhookDeliveries)
    .set({
      dueAt: new Date(now.getTime() + LEASE_MS),
      attempts: sql`${webhookDeliveries.attempts} + 1`,
    })
    .where(inArray(webhookDeliveries.id, next))
    .returning();
  if (delivery === undefined) return undefined;
  const { url, secret, previousSecret, previousSecretUntil } = webhooks;
  const [target] = await db
    .select({ url, secret, previousSecret, previousSecretUntil })
    .from(webhooks)
    .where(eq(webhooks.id, delivery.webhookId));
  return target && { ...delivery, url: target.url, secrets: secretsOf(target, now) };
}

type Secrets = Pick<
  typeof webhooks.$inferSelect,
  "secret" | "previousSecret" | "previousSecretUntil"
>;

function secretsOf({ secret, previousSecret, previousSecretUntil }: Secrets, now: Date): string[] {
  const isChanging = previousSecretUntil !== null && now < previousSecretUntil;
  return isChanging && previousSecret !== null ? [secret, previousSecret] : [secret];
}

async function attempt(claimed: Claimed, transport: WebhookTransport, now: Date): Promise<Outcome> {
  try {
    const responseStatus = await transport.send(claimed, now);
    const isAccepted = responseStatus >= 200 && responseStatus < 300;
    return { responseStatus, error: isAccepted ? null : `The receiver answered ${responseStatus}` };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { responseStatus: null, error: reason.slice(0, MAX_ERROR) };
  }
}

async function conclude(
  db: Db,
  { id, webhookId, attempts }: Claimed,
  outcome: Outcome,
  now: Date,
): Promise<void> {
  if (outcome.error === null) {
    // Once accepted it must not be sent again, whoever has the claim now.
    const delivered = { ...outcome, deliveredAt: now, dueAt: null };
    await db.update(webhookDeliveries).set(delivered).where(eq(webhookDeliveries.id, id));
    return;
  }
  const minutes = outcome.responseStatus === GONE ? undefined : RETRY_MINUTES[attempts - 1];
  const dueAt = minutes === undefined ? null : new Date(now.getTime() + minutes * minute);
  const isClaim = and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.attempts, attempts));
  await db
    .update(webhookDeliveries)
    .set({ ...outcome, dueAt })
    .where(and(isClaim, isNotNull(webhookDeliveries.dueAt)));
  await rest(db, webhookId, now);
}

/** What else is due there waits a minute, so that a receiver that is away does not hold up the others. */
async function rest(db: Db, webhookId: string, now: Date): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ dueAt: new Date(now.getTime() + minute) })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), lte(webhookDeliveries.dueAt, now)));
}

/** Deletes what was delivered or given up a month ago, and of each webhook all but the newest of these. */
export async function forgetOldDeliveries(db: Db, now: Date): Promise<void> {
  const { createdAt, dueAt, id } = webhookDeliveries;
  const oldest = new Date(now.getTime() - RETENTION_MS);
  await db.delete(webhookDeliveries).where(and(lte(createdAt, oldest), isNull(dueAt)));
  const surplus = sql`(select id from (
      select id, row_number() over (partition by webhook_id order by created_at desc, id desc) as place
      from webhook_deliveries where due_at is null) ranked where place > ${MAX_KEPT})`;
  await db.delete(webhookDeliveries).where(sql`${id} in ${surplus}`);
}
