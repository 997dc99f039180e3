import { eq } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { webhookEvents, webhooks } from "../../db/schema/index.ts";
import { systemAuthor } from "../../db/stamp.ts";
import type { components } from "../../generated/schema.ts";
import { fieldError } from "../../kernel/field-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import type { Context } from "../operation.ts";
import { changeRecord, createRecord, lockRecord, updateRecord } from "../records.ts";
import { namesPrivateAddress } from "./public-address.ts";
import type { WebhookEvent } from "./queue-webhooks.ts";
import { generateSecret } from "./sign-webhook.ts";
import { toWebhooks, webhookKind, webhookTable } from "./webhook-record.ts";

type Schemas = components["schemas"];

/** How long the secret before signs as well. */
const CHANGE_OVER_MS = 24 * 3_600_000;

/** A webhook of an operator's, with its secret, which is shown this once. */
export async function addWebhook(
  db: Db,
  fields: { name: string; url: string; events: WebhookEvent[] },
  now: Date,
): Promise<{ id: string; secret: string }> {
  const secret = generateSecret();
  const { id } = await webhookTable.insert(db, { ...fields, secret }, systemAuthor, now);
  return { id, secret };
}

/** All of them, without their secrets. */
export async function listWebhooks(db: Db): Promise<Schemas["Webhook"][]> {
  const { createdAt, id } = webhooks;
  return toWebhooks(db, await db.select().from(webhooks).orderBy(createdAt, id));
}

/** Changes a webhook; false when there is none. */
export async function setEnabled(
  db: Db,
  id: string,
  enabled: boolean,
  now: Date,
): Promise<boolean> {
  if ((await webhookTable.get(db, id)) === undefined) return false;
  await webhookTable.update(db, id, { enabled }, systemAuthor, now);
  return true;
}

/** Removes a webhook with its log; false when there is none. */
export async function removeWebhook(db: Db, id: string): Promise<boolean> {
  const gone = await db.delete(webhooks).where(eq(webhooks.id, id)).returning({ id: webhooks.id });
  return gone.length > 0;
}

/** @throws AppError a field error for an address of a private network. */
export async function createWebhook(
  body: Schemas["WebhookSaveBody"],
  ctx: Context,
): Promise<Schemas["WebhookSecret"]> {
  assertPublic(body.url, ctx);
  const secret = generateSecret();
  const written = await ctx.db.transaction((tx) =>
    createRecord(tx, webhookKind, { ...body, secret }, ctx),
  );
  return { ...written, secret };
}

/** @throws AppError `NOT_FOUND`, `VERSION_CONFLICT`, or a field error for an address of a private network. */
export async function updateWebhook(
  { id, version, ...changes }: Schemas["WebhookUpdateBody"],
  ctx: Context,
): Promise<Schemas["WrittenRecord"]> {
  if (changes.url !== undefined) assertPublic(changes.url, ctx);
  return ctx.db.transaction((tx) => updateRecord(tx, webhookKind, { id, version }, changes, ctx));
}

/**
 * Gives a webhook another secret; the one before signs as well for a day.
 *
 * @throws AppError `NOT_FOUND`, `VERSION_CONFLICT`.
 */
export async function rotateSecret(
  expected: Schemas["WebhookRotateBody"],
  ctx: Context,
): Promise<Schemas["WebhookSecret"]> {
  const secret = generateSecret();
  const previousSecretUntil = new Date(ctx.now().getTime() + CHANGE_OVER_MS);
  const written = await ctx.db.transaction(async (tx) => {
    const before = await lockRecord(tx, webhookKind, expected, ctx);
    const secrets = { secret, previousSecret: before.secret, previousSecretUntil };
    return changeRecord(tx, webhookKind, before, secrets, ctx);
  });
  return { ...written, secret };
}

export function isWebhookEvent(name: string): name is WebhookEvent {
  return webhookEvents.some((event) => event === name);
}

/** A name is looked up when something is sent, and then refused. */
function assertPublic(url: string, { config }: Context): void {
  if (!URL.canParse(url)) throw fieldError("url", "format", messages.webhooks.url);
  if (config.webhookPrivateAddresses || !namesPrivateAddress(new URL(url))) return;
  throw fieldError("url", "private", messages.webhooks.privateAddress);
}
