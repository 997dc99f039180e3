import { Button, SelectionBar } from "@atrium/ui";
import { Pencil } from "lucide-react";
import { useState, type ReactNode } from "react";
import { lazyPart } from "../lazy-part.tsx";
import { useMessages } from "../messages.ts";
import type { BulkEdit } from "./bulk-edit/bulk-edit.ts";
import { SelectAllButton } from "./select-all-button.tsx";
import type { ListPage } from "./use-list-page.ts";
import type { Selection } from "./use-selection.ts";
import type { BatchAction } from "./batch-action.ts";

/** Both are generic, so they are handed on instead of rendered. */
const LazyDialogs = lazyPart(async () => {
  const { BatchDialog, BulkEditDialog } = await import("./batch-dialogs.ts");
  const dialogs = { BatchDialog, BulkEditDialog };
  return ({ children }: { children: (loaded: typeof dialogs) => ReactNode }) => children(dialogs);
});

interface BatchBarProps<Row> {
  /** The list that the rows are of; without one all rows are at hand. */
  page?: ListPage<Row> | undefined;
  selection: Selection<Row>;
  actions: readonly BatchAction<Row>[];
  /** What of the rows can be changed at once. */
  bulkEdit?: BulkEdit<Row> | undefined;
  rowName: (row: Row) => string;
  /** Opens a row that something did not work for. */
  onOpen?: ((row: Row) => void) | undefined;
}

/** The bar of batch actions, shown while rows are selected. */
export function BatchBar<Row extends { readonly id: string }>({
  page,
  selection,
  actions,
  bulkEdit,
  rowName,
  onOpen,
}: BatchBarProps<Row>) {
  const { list: messages } = useMessages();
  const [edited, setEdited] = useState<readonly Row[]>();
  // What is confirmed stays what it was when it was asked for: the list shrinks while its rows are deleted.
  const [open, setOpen] = useState<{ action: BatchAction<Row>; rows: readonly Row[] }>();
  const { rows } = selection;
  const applies = (row: Row) => open?.action.applies?.(row) ?? true;
  return (
    <>
      <SelectionBar count={rows.length} onClear={selection.clear}>
        {page && <SelectAllButton page={page} selection={selection} />}
        {bulkEdit && (
          <BarButton rows={rows} applies={bulkEdit.applies} onPress={() => setEdited(rows)}>
            <Pencil aria-hidden="true" />
            {messages.edit}
          </BarButton>
        )}
        {actions.map((action) => (
          <BarButton
            key={action.id}
            rows={rows}
            applies={action.applies}
            danger={action.danger}
            onPress={() => setOpen({ action, rows })}
          >
            {action.icon}
            {action.label}
          </BarButton>
        ))}
      </SelectionBar>
      {open && (
        <LazyDialogs>
          {({ BatchDialog }) => (
            <BatchDialog
              action={open.action}
              rows={open.rows.filter(applies)}
              skipped={open.rows.filter((row) => !applies(row))}
              rowName={rowName}
              onOpen={onOpen}
              onClose={(failed) => {
                setOpen(undefined);
                if (failed !== undefined) selection.keep(failed);
              }}
            />
          )}
        </LazyDialogs>
      )}
      {bulkEdit && edited && (
        <LazyDialogs>
          {({ BulkEditDialog }) => (
            <BulkEditDialog
              edit={bulkEdit}
              rows={edited}
              rowName={rowName}
              onOpen={onOpen}
              onClose={(failed) => {
                setEdited(undefined);
                if (failed !== undefined) selection.keep(failed);
              }}
            />
          )}
        </LazyDialogs>
      )}
    </>
  );
}

interface BarButtonProps<Row> {
  rows: readonly Row[];
  applies: ((row: Row) => boolean) | undefined;
  danger?: boolean | undefined;
  onPress: () => void;
  children: ReactNode;
}

/** Says how many of the selected rows it concerns, unless it is all of them; absent when it is none. */
function BarButton<Row>({ rows, applies, danger, onPress, children }: BarButtonProps<Row>) {
  const count = applies ? rows.filter(applies).length : rows.length;
  if (count === 0) return null;
  return (
    <Button size="sm" variant={danger ? "destructive" : "outline"} onClick={onPress}>
      {children}
      {count < rows.length && ` (${count})`}
    </Button>
  );
}
