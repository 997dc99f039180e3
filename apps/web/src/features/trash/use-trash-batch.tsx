import { can as isAllowed } from "@atrium/hooks";
import { useMutation } from "@tanstack/react-query";
import { Trash2, Undo2 } from "lucide-react";
import type { BatchAction } from "../../shared/list/batch-action.ts";
import { useMessages } from "../../shared/messages.ts";
import { useViewCan } from "../../shared/view-location.tsx";
import { articleQueries, type TrashedArticle } from "../../queries/articles.ts";

/** What can be done to several deleted articles at once. */
export function useTrashBatch(): BatchAction<TrashedArticle>[] {
  const { trash: messages } = useMessages();
  const can = useViewCan();
  const restore = useMutation(articleQueries.restoreTrashedMany());
  const purge = useMutation(articleQueries.purgeMany());
  const restoring: BatchAction<TrashedArticle> = {
    id: "restore",
    label: messages.restore,
    icon: <Undo2 aria-hidden="true" />,
    confirm: (p) => ({ title: messages.batchRestoreTitle(p), text: messages.batchRestoreText }),
    applies: ({ allowedActions }) => isAllowed(allowedActions, "restore"),
    run: restore.mutateAsync,
  };
  const purging: BatchAction<TrashedArticle> = {
    id: "purge",
    label: messages.purge,
    icon: <Trash2 aria-hidden="true" />,
    danger: true,
    confirm: (p) => ({ title: messages.batchPurgeTitle(p), text: messages.batchPurgeText }),
    applies: ({ allowedActions }) => isAllowed(allowedActions, "delete"),
    run: purge.mutateAsync,
  };
  return [...(can("restoreArticle") ? [restoring] : []), ...(can("purgeArticle") ? [purging] : [])];
}
