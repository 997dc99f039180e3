import { Button } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { messageQueries, type Message, type MessageStatus } from "../../queries/messages.ts";

/** Sets the status of a message. A new one becomes in progress when it is opened. */
export function MessageHandling({ message }: { message: Message }) {
  const { messages } = useMessages();
  const { id, version } = message;
  const update = useMutation(
    messageQueries.update({ onError: (error) => notices.error(error.message) }),
  );
  useTaken(message, () => update.mutate({ id, version, status: "processing" }));
  const labels: Record<MessageStatus, string> = {
    processing: messages.startHandling,
    closed: messages.close,
    spam: messages.spam,
    new: messages.markAsNew,
  };
  const change = (status: MessageStatus) =>
    update.mutate(
      { id, version, status },
      { onSuccess: () => notices.success(messages.done[status]) },
    );
  // The labels' own keys, in their order.
  const offered = (Object.keys(labels) as MessageStatus[]).filter((to) => to !== message.status);
  return (
    <div role="group" aria-label={messages.handling} className="flex flex-wrap gap-2">
      {offered.map((status) => (
        <Button
          key={status}
          variant={status === "new" ? "ghost" : "outline"}
          disabled={update.isPending}
          onClick={() => change(status)}
        >
          {labels[status]}
        </Button>
      ))}
    </div>
  );
}

/** Once for each opening: marked as new again, it stays so. */
function useTaken(message: Message, take: () => void): void {
  const isOpened = useRef(false);
  const open = useEffectEvent(() => {
    if (isOpened.current) return;
    isOpened.current = true;
    if (message.status === "new") take();
  });
  useEffect(() => open(), []);
}
