import type { Input, Result } from "@atrium/sdk";
import { queryOptions } from "@tanstack/react-query";
import { sdk } from "../shared/api.ts";
import { inChunks, type Batch, type Versioned } from "./batch.ts";
import { defineQueries } from "./define-queries.ts";
import { silent } from "./silent.ts";

/** A message of a visitor. */
export type Message = Result<"messagesGet">;

/** How far the company is with a message. */
export type MessageStatus = Message["status"];

/** The same for many messages: another status, or none any more. */
interface MessageBatch extends Batch<Versioned> {
  readonly action: MessageStatus | "delete";
}

/** The queries and mutations of messages. */
export const messageQueries = defineQueries(
  "messages",
  {
    page: silent((query: Input<"messagesPage">, options) => sdk.messages.page(query, options)),
    detail: silent((id: string, options) => sdk.messages.get(id, options)),
    update: (body: Input<"messagesUpdate">) => sdk.messages.update(body, { silent: true }),
    assign: (body: Input<"messagesAssign">) => sdk.messages.assign(body, { silent: true }),
    reply: (body: Input<"messagesReply">) => sdk.messages.reply(body, { silent: true }),
    remove: ({ id, version }: Versioned) => sdk.messages.delete({ id, version }, { silent: true }),
    batch: ({ action, ...batch }: MessageBatch) =>
      inChunks(batch, (records) => sdk.messages.batch({ records, action }, { silent: true })),
  },
  { also: ["currentUser", "home"] },
);

/** The colleagues who may handle messages. */
export const messageAssignees = (keyword: string) =>
  queryOptions({
    queryKey: [...messageQueries.keys.all, "assignees", keyword],
    queryFn: ({ signal }) =>
      sdk.messages.assignees(
        { pageSize: 50, ...(keyword && { keyword }) },
        { signal, silent: true },
      ),
  });

/** An answer to a message. */
export type MessageAnswer = Result<"messagesAnswers">[number];

/** The answers to a message, oldest first. */
export const messageAnswers = (id: string) =>
  queryOptions({
    queryKey: [...messageQueries.keys.detail(id), "answers"],
    queryFn: ({ signal }) => sdk.messages.answers({ id }, { signal, silent: true }),
  });
