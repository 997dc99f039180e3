import { Ban, Check, ShieldAlert } from "lucide-react";
import type { ReactNode } from "react";
import { queryClient, sdk } from "../../shared/api.ts";
import type { BatchAction } from "../../shared/list/batch-bar.tsx";
import { batchDelete } from "../../shared/list/batch-delete.tsx";
import { useMessages } from "../../shared/messages.ts";
import { useViewCan } from "../../shared/view-location.tsx";
import { refreshComments, type Comment, type CommentStatus } from "./queries.ts";

/** What can be done to several comments at once, by the server's own call for many. */
export function useCommentBatch(): BatchAction<Comment>[] {
  const { comments: messages, list } = useMessages();
  const can = useViewCan();
  const onDone = () => refreshComments(queryClient);
  const runWhole = (action: CommentStatus | "delete") => async (ids: string[]) => {
    const { failed } = await sdk.comments.batch({ ids, action }, { silent: true });
    return failed;
  };
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
    runWhole: runWhole(status),
    onDone,
  });
  if (!can("batch")) return [];
  const remove = batchDelete<Comment>(list, {
    confirm: (p) => ({ title: messages.batch.delete(p), text: messages.deleteText }),
    runWhole: runWhole("delete"),
    onDone,
  });
  return [
    statusAction("approved", messages.approve, <Check aria-hidden="true" />),
    statusAction("rejected", messages.reject, <Ban aria-hidden="true" />),
    statusAction("spam", messages.spam, <ShieldAlert aria-hidden="true" />),
    ...(can("delete") ? [remove] : []),
  ];
}
