import { Trash2 } from "lucide-react";
import type { OfficeMessages } from "../../messages/office-en.ts";
import type { BatchAction, BatchCall } from "./batch-bar.tsx";

type BatchDelete<Row> = BatchCall<Row> &
  Pick<BatchAction<Row>, "applies" | "onDone" | "undo"> &
  Partial<Pick<BatchAction<Row>, "confirm">>;

/** Deletes the chosen rows for good, unless `confirm` says otherwise. */
export function batchDelete<Row>(
  words: OfficeMessages["list"],
  action: BatchDelete<Row>,
): BatchAction<Row> {
  return {
    id: "delete",
    label: words.delete,
    icon: <Trash2 aria-hidden="true" />,
    danger: true,
    confirm: ({ count }) => ({
      title: words.batchDeleteTitle({ count }),
      text: words.deleteForGood,
    }),
    ...action,
  };
}
