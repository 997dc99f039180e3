import { can as isAllowed } from "@atrium/hooks";
import { Trash2, Undo2 } from "lucide-react";
import { queryClient } from "../../shared/api.ts";
import type { BatchAction } from "../../shared/list/batch-bar.tsx";
import { useMessages } from "../../shared/messages.ts";
import { useViewCan } from "../../shared/view-location.tsx";
import { purge, refreshArticles, restore, type TrashedArticle } from "./queries.ts";

/** What can be done to several deleted articles at once. */
export function useTrashBatch(): BatchAction<TrashedArticle>[] {
  const { trash: messages } = useMessages();
  const can = useViewCan();
  const onDone = () => refreshArticles(queryClient);
  const restoring: BatchAction<TrashedArticle> = {
    id: "restore",
    label: messages.restore,
    icon: <Undo2 aria-hidden="true" />,
    confirm: (p) => ({ title: messages.batchRestoreTitle(p), text: messages.batchRestoreText }),
    applies: ({ allowedActions }) => isAllowed(allowedActions, "restore"),
    run: restore,
    onDone,
  };
  const purging: BatchAction<TrashedArticle> = {
    id: "purge",
    label: messages.purge,
    icon: <Trash2 aria-hidden="true" />,
    danger: true,
    confirm: (p) => ({ title: messages.batchPurgeTitle(p), text: messages.batchPurgeText }),
    applies: ({ allowedActions }) => isAllowed(allowedActions, "delete"),
    run: purge,
    onDone,
  };
  return [...(can("restoreArticle") ? [restoring] : []), ...(can("purgeArticle") ? [purging] : [])];
}
