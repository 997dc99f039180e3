import { useMutation } from "@tanstack/react-query";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { AssigneePicker } from "../../shared/visitor-posts/assignee-picker.tsx";
import { commentAssignees, commentQueries, type Comment } from "../../queries/comments.ts";

/** Who handles a comment. */
export function CommentAssignee({ comment }: { comment: Comment }) {
  const { visitorPosts: messages } = useMessages();
  const { id, version } = comment;
  const assign = useMutation(
    commentQueries.assign({
      onSuccess: (_written, { assigneeId }) =>
        notices.success(assigneeId === null ? messages.unassigned : messages.assigned),
      onError: (error) => notices.error(error.message),
    }),
  );
  return (
    <AssigneePicker
      post={comment}
      people={commentAssignees}
      pending={assign.isPending}
      onAssign={(assigneeId) => assign.mutate({ id, version, assigneeId })}
    />
  );
}
