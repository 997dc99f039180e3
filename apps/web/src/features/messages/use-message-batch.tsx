import { useMutation } from "@tanstack/react-query";
import { Archive, Hand, ShieldAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { BatchCall } from "../../queries/batch.ts";
import type { BatchAction } from "../../shared/list/batch-action.ts";
import { batchDelete } from "../../shared/list/batch-delete.tsx";
import { useMessages } from "../../shared/messages.ts";
import { useViewCan } from "../../shared/view-location.tsx";
import { messageQueries, type Message, type MessageStatus } from "../../queries/messages.ts";

/** What can be done to several messages at once, by the server's own call for many. */
export function useMessageBatch(): BatchAction<Message>[] {
  const { messages, list } = useMessages();
  const can = useViewCan();
  const { mutateAsync } = useMutation(messageQueries.batch());
  const run =
    (action: MessageStatus | "delete"): BatchCall =>
    (batch) =>
      mutateAsync({ ...batch, action });
  const statusAction = (
    status: keyof typeof messages.batchText,
    label: string,
    icon: ReactNode,
  ): BatchAction<Message> => ({
    id: status,
    label,
    icon,
    confirm: (p) => ({ title: messages.batch[status](p), text: messages.batchText[status] }),
    applies: (message) => message.status !== status,
    run: run(status),
  });
  if (!can("batch")) return [];
  const remove = batchDelete<Message>(list, {
    confirm: (p) => ({ title: messages.batch.delete(p), text: messages.deleteText }),
    run: run("delete"),
  });
  return [
    statusAction("processing", messages.startHandling, <Hand aria-hidden="true" />),
    statusAction("closed", messages.close, <Archive aria-hidden="true" />),
    statusAction("spam", messages.spam, <ShieldAlert aria-hidden="true" />),
    ...(can("delete") ? [remove] : []),
  ];
}
