import type { AdminMessages } from "../../i18n/admin-en.ts";
import { notices, type NoticeAction } from "../notices.tsx";
import type { BatchCall } from "../../queries/batch.ts";

/** The "Undo" action of a notice: reverts what was just done to rows, and reports the outcome. */
export function undoAction<Row>(
  rows: readonly Row[],
  undo: BatchCall<Row>,
  messages: AdminMessages["list"],
): NoticeAction {
  const undoAll = async () => {
    const { length: failed } = await undo({ rows });
    if (failed === 0) notices.success(messages.undone);
    else notices.error(messages.undoFailed({ failed, count: rows.length }));
  };
  return { label: messages.undo, onSelect: () => void undoAll() };
}
