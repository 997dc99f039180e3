import { useMutation } from "@tanstack/react-query";
import { Ban, Check, ShieldAlert } from "lucide-react";
import type { BatchAction } from "../../shared/list/batch-action.ts";
import { useMessages } from "../../shared/messages.ts";
import { useStatusBatch } from "../../shared/visitor-posts/use-status-batch.tsx";
import { commentQueries, type Comment } from "../../queries/comments.ts";

/** What can be done to several comments at once. */
export function useCommentBatch(): BatchAction<Comment>[] {
  const { comments: messages } = useMessages();
  const { mutateAsync } = useMutation(commentQueries.batch());
  return useStatusBatch(
    messages,
    [
      { status: "approved", label: messages.approve, icon: <Check aria-hidden="true" /> },
      { status: "rejected", label: messages.reject, icon: <Ban aria-hidden="true" /> },
      { status: "spam", label: messages.spam, icon: <ShieldAlert aria-hidden="true" /> },
    ],
    (action) => (batch) => mutateAsync({ ...batch, action }),
  );
}
