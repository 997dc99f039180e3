import { recordChange } from "../audit/record-change.ts";
import type { Context, Handlers } from "../operation.ts";
import { lockRecord, notFound, readRecord, removeRecord } from "../records.ts";
import { pageDeliveries, queueTest, resendDelivery, type WebhookDelivery } from "./deliveries.ts";
import { createWebhook, rotateSecret, updateWebhook } from "./manage-webhooks.ts";
import { toWebhooks, webhookKind, webhookTable } from "./webhook-record.ts";

/** Which other programs receive events, and what became of it. */
export const webhookHandlers = {
  webhooksPage: async ({ query }, { db }) => {
    const page = await webhookTable.page(db, query);
    return { ...page, records: await toWebhooks(db, page.records) };
  },

  webhooksGet: async ({ path }, ctx) => readRecord(webhookKind, path.id, ctx),

  webhooksSave: async ({ body }, ctx) => createWebhook(body, ctx),

  webhooksUpdate: async ({ body }, ctx) => updateWebhook(body, ctx),

  webhooksDelete: async ({ path, query }, ctx) => {
    await ctx.db.transaction((tx) => removeRecord(tx, webhookKind, { ...path, ...query }, ctx));
    return null;
  },

  webhooksRotateSecret: async ({ body }, ctx) => rotateSecret(body, ctx),

  webhooksTest: async ({ path }, ctx) =>
    ctx.db.transaction(async (tx) => {
      const { id, name } = await lockRecord(tx, webhookKind, path, ctx);
      const sent = await queueTest(tx, id, ctx.now());
      await recordChange(tx, ctx, { ...asTarget(sent, name), before: null });
      return sent;
    }),

  webhooksDeliveries: async ({ query }, ctx) => {
    await readRecord(webhookKind, query.webhookId, ctx);
    return pageDeliveries(ctx.db, query);
  },

  webhooksResend: async ({ path }, ctx) => ctx.db.transaction((tx) => resend(tx, path.id, ctx)),
} satisfies Partial<Handlers>;

async function resend(tx: Context["db"], id: string, ctx: Context): Promise<WebhookDelivery> {
  const sent = await resendDelivery(tx, id, ctx.now());
  if (sent === undefined) throw notFound();
  const webhook = await webhookTable.get(tx, sent.webhookId);
  await recordChange(tx, ctx, { ...asTarget(sent, webhook?.name ?? null), before: null });
  return sent;
}

/** What the operation log says of a delivery that somebody asked for. */
function asTarget({ id, webhookId, event }: WebhookDelivery, name: string | null) {
  return { targetId: webhookId, targetName: name, after: { delivery: id, event } };
}
