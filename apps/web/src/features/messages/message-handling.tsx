import { Button } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { messageQueries, type Message, type MessageStatus } from "../../queries/messages.ts";

interface MessageHandlingProps {
  message: Message;
  /** The version that a change has to carry, once what runs has ended. */
  currentVersion: () => Promise<number>;
}

/** Sets the status of a message. */
export function MessageHandling({ message, currentVersion }: MessageHandlingProps) {
  const { visitorMessages: messages } = useMessages();
  const { id } = message;
  const update = useMutation(
    messageQueries.update({ onError: (error) => notices.error(error.message) }),
  );
  const labels: Record<MessageStatus, string> = {
    processing: messages.startHandling,
    closed: messages.close,
    spam: messages.spam,
    new: messages.markAsNew,
  };
  const change = async (status: MessageStatus) =>
    update.mutate(
      { id, version: await currentVersion(), status },
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
          onClick={() => void change(status)}
        >
          {labels[status]}
        </Button>
      ))}
    </div>
  );
}
