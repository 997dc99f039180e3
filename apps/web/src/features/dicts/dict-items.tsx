import { useHasPermission } from "@atrium/hooks";
import { Badge, Button, DataTable } from "@atrium/ui";
import { Pencil, Plus, Trash2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { DeleteDialog } from "../../shared/delete-dialog.tsx";
import { ImportButton } from "../../shared/import/import-button.tsx";
import { useHistoryEntry } from "../../shared/history/use-history-entry.tsx";
import { lazyPart } from "../../shared/lazy-part.tsx";
import { toTableColumns } from "../../shared/list/list-column.ts";
import { RowActions } from "../../shared/list/row-actions.tsx";
import { useMessages } from "../../shared/messages.ts";
import { useSeedTranslations } from "../../shared/seed-translations.ts";
import { useTableDensity } from "../../shared/use-table-density.ts";
import { useViewCan } from "../../shared/view-location.tsx";
import { dictItemColumns } from "./dict-item-columns.tsx";
import { dictItemQueries, type Dict, type DictItem } from "../../queries/dicts.ts";

const DictItemSheet = lazyPart(async () => (await import("./dict-item-sheet.tsx")).DictItemSheet);

interface DictItemsProps {
  dict: Dict;
  /** What the open sheet is about: `newItem` or the id of an item concern this part. */
  dialog: string | undefined;
  onDialog: (about: string | undefined, historyOf?: string) => void;
  onDelete: () => void;
}

/** A dictionary and its items. */
export function DictItems({ dict, dialog, onDialog, onDelete }: DictItemsProps) {
  const { dicts: messages, list } = useMessages();
  const mayDo = useMayDoToItems();
  const historyEntry = useHistoryEntry();
  const density = useTableDensity();
  const [deleting, setDeleting] = useState<DictItem>();
  const translations = useSeedTranslations();
  const labelOf = (item: DictItem) => translations.label(dict.code, item.label);
  const items = dict.lcdpDictItem;
  const mayAdd = !dict.system && mayDo("save");
  const edit = (item: DictItem) => (mayDo("update") ? () => onDialog(item.id) : undefined);
  const add = mayAdd && (
    <>
      <ImportButton kind="dictItems" dictId={dict.id} onOpen={onDialog} />
      <Button variant="outline" onClick={() => onDialog("newItem")}>
        <Plus aria-hidden="true" />
        {messages.newItem}
      </Button>
    </>
  );
  const openItem = items.find(({ id }) => id === dialog);
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3">
      <DictHead dict={dict} action={add} onEdit={() => onDialog("edit")} onDelete={onDelete} />
      <DataTable
        label={messages.items({ name: translations.dictionary(dict.name) })}
        className="min-h-40 flex-1"
        density={density}
        columns={toTableColumns(dictItemColumns(messages, list, labelOf, edit))}
        rowId={({ id }) => id}
        onRowOpen={(item) => edit(item)?.()}
        state={
          items.length > 0
            ? { status: "ready", rows: items }
            : { status: "empty", title: messages.itemsEmptyTitle, text: messages.itemsEmptyText }
        }
        rowActions={(item) => (
          <RowActions
            name={labelOf(item)}
            onEdit={edit(item)}
            more={historyEntry(edit(item) && (() => onDialog(item.id, item.id)))}
            onDelete={!dict.system && mayDo("delete") ? () => setDeleting(item) : undefined}
          />
        )}
      />
      {(openItem ?? dialog === "newItem") && (
        <DictItemSheet
          key={dialog}
          dict={dict}
          id={openItem?.id}
          onClose={() => onDialog(undefined)}
        />
      )}
      {deleting && (
        <DeleteDialog
          record={{ ...deleting, name: labelOf(deleting) }}
          text={messages.deleteItemText}
          kind="dictItems"
          remove={dictItemQueries.remove}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </div>
  );
}

interface DictHeadProps {
  dict: Dict;
  action: ReactNode;
  onEdit: () => void;
  onDelete: () => void;
}

function DictHead({ dict, action, onEdit, onDelete }: DictHeadProps) {
  const { dicts: messages, list } = useMessages();
  const translations = useSeedTranslations();
  const can = useViewCan();
  const has = useHasPermission();
  const mayDo = (verb: string) => can(verb) && has(`system:dict:${verb}`);
  return (
    <div className="flex shrink-0 flex-wrap items-start gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-60">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="m-0 text-lg font-semibold wrap-anywhere">
            {translations.dictionary(dict.name)}
          </h2>
          <code className="text-xs text-muted-foreground">{dict.code}</code>
          {dict.system && <Badge variant="secondary">{messages.builtIn}</Badge>}
        </div>
        <p className="m-0 max-w-measure text-sm text-muted-foreground">
          {dict.description ?? (dict.system ? messages.builtInText : null)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {mayDo("update") && (
          <Button variant="ghost" onClick={onEdit}>
            <Pencil aria-hidden="true" />
            {messages.edit}
          </Button>
        )}
        {mayDo("delete") && !dict.system && (
          <Button variant="ghostDestructive" onClick={onDelete}>
            <Trash2 aria-hidden="true" />
            {list.delete}
          </Button>
        )}
        {action}
      </div>
    </div>
  );
}

/** The page has the buttons of dictionaries and of items, and both are named alike. */
function useMayDoToItems(): (verb: string) => boolean {
  const can = useViewCan();
  const has = useHasPermission();
  return (verb) => can(verb) && has(`system:dictItem:${verb}`);
}
