import { useMutation } from "@tanstack/react-query";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { AssigneePicker } from "../../shared/visitor-posts/assignee-picker.tsx";
import { messageAssignees, messageQueries, type Message } from "../../queries/messages.ts";

/** Who handles a message. */
export function MessageAssignee({ message }: { message: Message }) {
  const { visitorPosts: messages } = useMessages();
  const { id, version } = message;
  const assign = useMutation(
    messageQueries.assign({
      onSuccess: (_written, { assigneeId }) =>
        notices.success(assigneeId === null ? messages.unassigned : messages.assigned),
      onError: (error) => notices.error(error.message),
    }),
  );
  return (
    <AssigneePicker
      post={message}
      people={messageAssignees}
      pending={assign.isPending}
      onAssign={(assigneeId) => assign.mutate({ id, version, assigneeId })}
    />
  );
}
