import { resourceQueries } from "@atrium/hooks/resource";
import type { Input, Result } from "@atrium/sdk";
import { sdk } from "../../shared/api.ts";
import { silent } from "../../shared/silent.ts";
import { currentUserKey } from "../../shared/use-counters.ts";
import type { QueryClient } from "@tanstack/react-query";

/** A message of a visitor. */
export type Message = Result<"messagesGet">;

/** How far the company is with a message. */
export type MessageStatus = Message["status"];

const also = [currentUserKey];

/** The queries and mutations of messages. */
export const messageQueries = resourceQueries(
  "messages",
  {
    page: silent((query: Input<"messagesPage">, options) => sdk.messages.page(query, options)),
    detail: silent((id: string, options) => sdk.messages.get(id, options)),
    update: (body: Input<"messagesUpdate">) => sdk.messages.update(body, { silent: true }),
    remove: (id: string) => sdk.messages.delete(id, { silent: true }),
  },
  { also },
);

/** Reads messages and the counters anew. */
export async function refreshMessages(client: QueryClient): Promise<void> {
  const stale = [messageQueries.keys.all, ...also];
  await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
}
