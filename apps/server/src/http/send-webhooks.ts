import type { FastifyInstance } from "fastify";
import type { Db } from "../db/db.ts";
import type { Config } from "../kernel/config/config.ts";
import { forgetOldDeliveries, sendDueWebhooks } from "../modules/webhooks/send-due-webhooks.ts";
import { webhookTransport } from "../modules/webhooks/webhook-transport.ts";
import { repeatWork } from "./repeat-work.ts";

export interface SendWebhooksOptions {
  config: Pick<Config, "webhookPrivateAddresses" | "webhookOrigins">;
  db: Db;
  now(): Date;
}

const INTERVAL_MS = 2_000;
const CLEANUP_MS = 3_600_000;

/** Sends webhooks of the outbox while the server runs, and deletes what is no longer kept of its log. */
export function sendWebhooks(
  fastify: FastifyInstance,
  { config, db, now }: SendWebhooksOptions,
): void {
  const transport = webhookTransport({
    allowPrivate: config.webhookPrivateAddresses,
    origins: config.webhookOrigins,
  });
  repeatWork(
    fastify,
    { name: "webhooks", failure: "Webhooks could not be sent yet", everyMs: INTERVAL_MS },
    (stopping) => sendDueWebhooks(db, transport, now, stopping),
  );
  repeatWork(
    fastify,
    {
      name: "webhook-cleanup",
      failure: "Old webhook deliveries could not be deleted",
      everyMs: CLEANUP_MS,
    },
    () => forgetOldDeliveries(db, now()),
  );
}
