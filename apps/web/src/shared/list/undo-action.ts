import type { AdminMessages } from "../../i18n/admin-en.ts";
import { notices, type NoticeAction } from "../notices.tsx";
import { isGivenUp, type BatchCall } from "../../queries/batch.ts";

/** The "Undo" action of a notice: reverts what was just done to rows, and reports the outcome. */
export function undoAction<Row>(
  rows: readonly Row[],
  undo: BatchCall<Row>,
  messages: AdminMessages["list"],
): NoticeAction {
  const undoAll = async () => {
    const failures = await undo({ rows });
    if (isGivenUp(failures[0])) return false;
    const { length: failed } = failures;
    if (failed === 0) notices.success(messages.undone);
    else notices.error(messages.undoFailed({ failed, count: rows.length }));
    return true;
  };
  return { label: messages.undo, onSelect: undoAll };
}
