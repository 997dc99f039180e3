import { useMutation } from "@tanstack/react-query";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { AssigneePicker } from "../../shared/visitor-posts/assignee-picker.tsx";
import { messageAssignees, messageQueries, type Message } from "../../queries/messages.ts";

interface MessageAssigneeProps {
  message: Message;
  /** The version that a change has to carry, once what runs has ended. */
  currentVersion: () => Promise<number>;
}

/** Who handles a message. */
export function MessageAssignee({ message, currentVersion }: MessageAssigneeProps) {
  const { visitorPosts: messages } = useMessages();
  const { id } = message;
  const assign = useMutation(
    messageQueries.assign({
      onSuccess: (_written, { assigneeId }) =>
        notices.success(assigneeId === null ? messages.unassigned : messages.assigned),
      onError: (error) => notices.error(error.message),
    }),
  );
  const change = async (assigneeId: string | null) =>
    assign.mutate({ id, version: await currentVersion(), assigneeId });
  return (
    <AssigneePicker
      post={message}
      people={messageAssignees}
      pending={assign.isPending}
      onAssign={(assigneeId) => void change(assigneeId)}
    />
  );
}
