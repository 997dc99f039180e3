import type { AdminMessages } from "../../i18n/admin-en.ts";
import { notices, type NoticeAction } from "../notices.tsx";
import { runBatch } from "./run-batch.ts";

/** What it takes to undo what was done to rows. */
export interface Undoing<Row> {
  readonly undo: (row: Row) => Promise<unknown>;
  /** All is undone: the list is read anew. */
  readonly onDone: () => void;
}

/** Offers beside a notice to undo what was just done to rows, and says how that went. */
export function takeBack<Row>(
  rows: readonly Row[],
  { undo, onDone }: Undoing<Row>,
  messages: AdminMessages["list"],
): NoticeAction {
  const undoAll = async () => {
    const results = await runBatch(rows, undo, () => undefined);
    onDone();
    const failed = results.filter(({ error }) => error !== undefined).length;
    if (failed === 0) notices.success(messages.undone);
    else notices.error(messages.undoFailed({ failed, count: rows.length }));
  };
  return { label: messages.undo, onSelect: () => void undoAll() };
}
