import { useMutation } from "@tanstack/react-query";
import { Ban, Check, ShieldAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { BatchCall } from "../../queries/batch.ts";
import type { BatchAction } from "../../shared/list/batch-action.ts";
import { batchDelete } from "../../shared/list/batch-delete.tsx";
import { useMessages } from "../../shared/messages.ts";
import { useViewCan } from "../../shared/view-location.tsx";
import { commentQueries, type Comment, type CommentStatus } from "../../queries/comments.ts";

/** What can be done to several comments at once, by the server's own call for many. */
export function useCommentBatch(): BatchAction<Comment>[] {
  const { comments: messages, list } = useMessages();
  const can = useViewCan();
  const { mutateAsync } = useMutation(commentQueries.batch());
  const run =
    (action: CommentStatus | "delete"): BatchCall =>
    (batch) =>
      mutateAsync({ ...batch, action });
  const statusAction = (
    status: keyof typeof messages.batchText,
    label: string,
    icon: ReactNode,
  ): BatchAction<Comment> => ({
    id: status,
    label,
    icon,
    confirm: (p) => ({ title: messages.batch[status](p), text: messages.batchText[status] }),
    applies: (comment) => comment.status !== status,
    run: run(status),
  });
  if (!can("batch")) return [];
  const remove = batchDelete<Comment>(list, {
    confirm: (p) => ({ title: messages.batch.delete(p), text: messages.deleteText }),
    run: run("delete"),
  });
  return [
    statusAction("approved", messages.approve, <Check aria-hidden="true" />),
    statusAction("rejected", messages.reject, <Ban aria-hidden="true" />),
    statusAction("spam", messages.spam, <ShieldAlert aria-hidden="true" />),
    ...(can("delete") ? [remove] : []),
  ];
}
