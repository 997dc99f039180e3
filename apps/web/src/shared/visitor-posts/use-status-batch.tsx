import type { ReactNode } from "react";
import type { BatchCall, Versioned } from "../../queries/batch.ts";
import type { BatchAction } from "../list/batch-action.ts";
import { batchDelete } from "../list/batch-delete.tsx";
import { useMessages } from "../messages.ts";
import { useViewCan } from "../view-location.tsx";

/** What people are asked before many posts of visitors change. */
interface BatchMessages<Status extends string> {
  readonly batch: Readonly<Record<Status | "delete", (p: { count: number }) => string>>;
  readonly batchText: Readonly<Record<Status, string>>;
  readonly deleteText: string;
}

interface StatusChoice<Status> {
  readonly status: Status;
  readonly label: string;
  readonly icon: ReactNode;
}

/**
 * What can be done to several posts of visitors at once: give them a status, or delete them.
 *
 * @param act The server's own call for many.
 */
export function useStatusBatch<
  Row extends Versioned & { readonly status: string },
  Status extends string,
>(
  messages: BatchMessages<Status>,
  choices: readonly StatusChoice<Status>[],
  act: (action: Status | "delete") => BatchCall<Versioned>,
): BatchAction<Row>[] {
  const { list } = useMessages();
  const can = useViewCan();
  if (!can("batch")) return [];
  const statuses = choices.map(({ status, label, icon }): BatchAction<Row> => ({
    id: status,
    label,
    icon,
    confirm: (p) => ({ title: messages.batch[status](p), text: messages.batchText[status] }),
    applies: (row) => row.status !== status,
    run: act(status),
  }));
  const remove = batchDelete<Row>(list, {
    confirm: (p) => ({ title: messages.batch.delete(p), text: messages.deleteText }),
    run: act("delete"),
  });
  return can("delete") ? [...statuses, remove] : statuses;
}
