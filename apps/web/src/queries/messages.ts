import type { Input, Result } from "@atrium/sdk";
import { sdk } from "../shared/api.ts";
import { inChunks, type Batch } from "./batch.ts";
import { defineQueries } from "./define-queries.ts";
import { silent } from "./silent.ts";

/** A message of a visitor. */
export type Message = Result<"messagesGet">;

/** How far the company is with a message. */
export type MessageStatus = Message["status"];

/** The same for many messages: another status, or none any more. */
interface MessageBatch extends Batch {
  readonly action: MessageStatus | "delete";
}

/** The queries and mutations of messages. */
export const messageQueries = defineQueries(
  "messages",
  {
    page: silent((query: Input<"messagesPage">, options) => sdk.messages.page(query, options)),
    detail: silent((id: string, options) => sdk.messages.get(id, options)),
    update: (body: Input<"messagesUpdate">) => sdk.messages.update(body, { silent: true }),
    reply: (body: Input<"messagesReply">) => sdk.messages.reply(body, { silent: true }),
    remove: (id: string) => sdk.messages.delete(id, { silent: true }),
    batch: ({ action, ...batch }: MessageBatch) =>
      inChunks(batch, (ids) => sdk.messages.batch({ ids, action }, { silent: true })),
  },
  { also: ["currentUser", "home"] },
);
