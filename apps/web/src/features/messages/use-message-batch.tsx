import { useMutation } from "@tanstack/react-query";
import { Archive, Hand, ShieldAlert } from "lucide-react";
import type { BatchAction } from "../../shared/list/batch-action.ts";
import { useMessages } from "../../shared/messages.ts";
import { useStatusBatch } from "../../shared/visitor-posts/use-status-batch.tsx";
import { messageQueries, type Message } from "../../queries/messages.ts";

/** What can be done to several messages at once. */
export function useMessageBatch(): BatchAction<Message>[] {
  const { visitorMessages: messages } = useMessages();
  const { mutateAsync } = useMutation(messageQueries.batch());
  return useStatusBatch(
    messages,
    [
      { status: "processing", label: messages.startHandling, icon: <Hand aria-hidden="true" /> },
      { status: "closed", label: messages.close, icon: <Archive aria-hidden="true" /> },
      { status: "spam", label: messages.spam, icon: <ShieldAlert aria-hidden="true" /> },
    ],
    (action) => (batch) => mutateAsync({ ...batch, action }),
  );
}
