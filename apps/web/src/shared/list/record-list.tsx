import { Button } from "@atrium/ui";
import type { ResourceMutation } from "@atrium/hooks/resource";
import { useMutation } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState, type ComponentType } from "react";
import type { Batch, BatchFailure, Versioned } from "../../queries/batch.ts";
import type { TrashKind } from "../../queries/trash.ts";
import { useHistoryEntry } from "../history/use-history-entry.tsx";
import { useUndoDeletion } from "../use-undo-deletion.ts";
import { DeleteDialog, type DeleteDialogProps } from "../delete-dialog.tsx";
import { useMessages } from "../messages.ts";
import { useViewCan } from "../view-location.tsx";
import { batchDelete } from "./batch-delete.tsx";
import type { ListColumn } from "./list-column.ts";
import { ListView, type ListViewProps } from "./list-view.tsx";
import { RowActions } from "./row-actions.tsx";

type Slots = "action" | "batch" | "columns" | "onRowOpen" | "rowActions";

export interface RecordListProps<Row, Deleted> extends Omit<ListViewProps<Row>, Slots> {
  /** The columns; `onOpen` is absent for users who may not change a record. */
  columns: (onOpen: ((row: Row) => void) | undefined) => readonly ListColumn<Row>[];
  newLabel: string;
  /** The kind of the records, in the trash. */
  kind: TrashKind;
  queries: {
    readonly remove: DeleteDialogProps<Deleted>["remove"];
    readonly removeMany: () => ResourceMutation<Batch<Versioned>, readonly BatchFailure[]>;
  };
  /** Creates a record (`new`), or changes the one with the id. */
  sheet: ComponentType<{ id: string; onClose: () => void }>;
}

/**
 * A list of records that one sheet creates and changes, and that can be deleted, alone or together: each for users with
 * the page's button `save`, `update` or `delete`.
 */
export function RecordList<Row extends Versioned, Deleted>({
  columns,
  newLabel,
  kind,
  queries,
  sheet: Sheet,
  ...view
}: RecordListProps<Row, Deleted>) {
  const { page, rowName, bulkEdit } = view;
  const { list } = useMessages();
  const can = useViewCan();
  const removal = useMutation(queries.removeMany());
  const undo = useUndoDeletion(kind);
  const historyEntry = useHistoryEntry();
  const [deleting, setDeleting] = useState<Row>();
  const open = can("update") ? ({ id }: Row) => page.setDialog(id) : undefined;
  return (
    <>
      <ListView
        {...view}
        bulkEdit={can("update") ? bulkEdit : undefined}
        columns={columns(open)}
        action={
          can("save") && (
            <Button onClick={() => page.setDialog("new")}>
              <Plus aria-hidden="true" />
              {newLabel}
            </Button>
          )
        }
        onRowOpen={open}
        rowActions={(row) => (
          <RowActions
            name={rowName(row)}
            onEdit={open && (() => open(row))}
            more={historyEntry(open && (() => page.setDialog(row.id, row.id)))}
            onDelete={can("delete") ? () => setDeleting(row) : undefined}
          />
        )}
        batch={can("delete") ? [batchDelete<Row>(list, { run: removal.mutateAsync, undo })] : []}
      />
      {page.dialog !== undefined && (
        <Sheet key={page.dialog} id={page.dialog} onClose={() => page.setDialog(undefined)} />
      )}
      {deleting && (
        <DeleteDialog
          record={{ ...deleting, name: rowName(deleting) }}
          kind={kind}
          remove={queries.remove}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  );
}
