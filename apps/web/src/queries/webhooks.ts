import type { Input, Result } from "@atrium/sdk";
import { queryOptions } from "@tanstack/react-query";
import { sdk } from "../shared/api.ts";
import type { Versioned } from "./batch.ts";
import { defineQueries } from "./define-queries.ts";
import { silent } from "./silent.ts";

/** A webhook, without its secret. */
export type Webhook = Result<"webhooksGet">;

/** One event, sent to one webhook. */
export type WebhookDelivery = Result<"webhooksDeliveries">["records"][number];

/** The queries and mutations of webhooks. */
export const webhookQueries = defineQueries("webhooks", {
  page: silent((query: Input<"webhooksPage">, options) => sdk.webhooks.page(query, options)),
  detail: silent((id: string, options) => sdk.webhooks.get(id, options)),
  create: (body: Input<"webhooksSave">) => sdk.webhooks.save(body, { silent: true }),
  update: (body: Input<"webhooksUpdate">) => sdk.webhooks.update(body, { silent: true }),
  remove: ({ id, version }: Versioned) => sdk.webhooks.delete({ id, version }, { silent: true }),
  rotateSecret: (body: Input<"webhooksRotateSecret">) =>
    sdk.webhooks.rotateSecret(body, { silent: true }),
  test: (id: string) => sdk.webhooks.test(id, { silent: true }),
  resend: (id: string) => sdk.webhooks.resend(id, { silent: true }),
});

const MIN_POLL_MS = 2000;

/** The log of a webhook's deliveries; looks again when one is due. */
export const webhookDeliveries = (query: Input<"webhooksDeliveries">) =>
  queryOptions({
    queryKey: webhookQueries.keys.list({ deliveries: query }),
    queryFn: ({ signal }) => sdk.webhooks.deliveries(query, { signal, silent: true }),
    refetchInterval: ({ state }) => untilNextMs(state.data?.records ?? []),
  });

/** How long until the first of the deliveries that wait is sent; false when none waits. */
function untilNextMs(deliveries: readonly WebhookDelivery[]): number | false {
  const due = deliveries.flatMap(({ status, dueAt }) =>
    status === "waiting" && dueAt !== null ? [Date.parse(dueAt)] : [],
  );
  return due.length > 0 && Math.max(MIN_POLL_MS, Math.min(...due) - Date.now());
}
