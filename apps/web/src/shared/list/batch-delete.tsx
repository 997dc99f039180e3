import { Trash2 } from "lucide-react";
import type { AdminMessages } from "../../i18n/admin-en.ts";
import type { BatchAction } from "./batch-action.ts";

type BatchDelete<Row> = Pick<BatchAction<Row>, "run" | "applies" | "undo"> &
  Partial<Pick<BatchAction<Row>, "confirm" | "done">>;

/** Deletes the selected rows: permanently, unless there is an undo or `confirm` says otherwise. */
export function batchDelete<Row>(
  messages: AdminMessages["list"],
  action: BatchDelete<Row>,
): BatchAction<Row> {
  return {
    id: "delete",
    label: messages.delete,
    icon: <Trash2 aria-hidden="true" />,
    danger: true,
    confirm: ({ count }) => ({
      title: messages.batchDeleteTitle({ count }),
      text: action.undo === undefined ? messages.deleteForGood : messages.deleteToTrash,
    }),
    done: messages.batchDeleted,
    ...action,
  };
}
