import { useHasPermission } from "@atrium/hooks";
import { Badge, Button } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { Pencil, Plus, Trash2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { DeleteDialog } from "../../shared/delete-dialog.tsx";
import { ImportButton } from "../../shared/import/import-button.tsx";
import { useHistoryEntry } from "../../shared/history/use-history-entry.tsx";
import { lazyPart } from "../../shared/lazy-part.tsx";
import { batchDelete } from "../../shared/list/batch-delete.tsx";
import { useEnabledBulkEdit } from "../../shared/list/bulk-edit/enabled-bulk-field.ts";
import { filterChips } from "../../shared/list/filter-chips.ts";
import { ListView } from "../../shared/list/list-view.tsx";
import { RowActions } from "../../shared/list/row-actions.tsx";
import { StatusFilter } from "../../shared/list/status-filter.tsx";
import { useListPage } from "../../shared/list/use-list-page.ts";
import { useMessages } from "../../shared/messages.ts";
import { useSeedTranslations } from "../../shared/seed-translations.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { useUndoDeletion } from "../../shared/use-undo-deletion.ts";
import { useViewCan } from "../../shared/view-location.tsx";
import { dictItemColumns } from "./dict-item-columns.tsx";
import { dictItemList } from "./dict-item-list.ts";
import { dictItemQueries, type Dict, type DictItem } from "../../queries/dicts.ts";

const DictItemSheet = lazyPart(async () => (await import("./dict-item-sheet.tsx")).DictItemSheet);

interface DictItemsProps {
  dict: Dict;
  onEdit: () => void;
  onDelete: () => void;
}

/** A dictionary and its items: find, add, change and delete them. */
export function DictItems({ dict, onEdit, onDelete }: DictItemsProps) {
  const { dicts: messages, list } = useMessages();
  const mayDo = useMayDoToItems();
  const historyEntry = useHistoryEntry();
  const translations = useSeedTranslations();
  const statuses = useDictionary("enabledStatus");
  const update = useMutation(dictItemQueries.updateMany());
  const removal = useMutation(dictItemQueries.removeMany());
  const undo = useUndoDeletion("dictItems");
  const bulkEdit = useEnabledBulkEdit<DictItem>(update.mutateAsync);
  const [deleting, setDeleting] = useState<DictItem>();
  const page = useListPage<DictItem>({
    spec: dictItemList,
    query: (state) => dictItemQueries.page({ ...dictItemList.toQuery(state), dictId: dict.id }),
    empty: { title: messages.itemsEmptyTitle, text: messages.itemsEmptyText },
    permission: messages.itemsPermission,
  });
  const { dialog } = page;
  const labelOf = (item: DictItem) => translations.label(dict.code, item.label);
  const mayAdd = !dict.system && mayDo("save");
  const mayDelete = !dict.system && mayDo("delete");
  const open = mayDo("update") ? ({ id }: DictItem) => page.setDialog(id) : undefined;
  const openItem = dict.lcdpDictItem.find(({ id }) => id === dialog);
  return (
    <>
      <ListView
        page={page}
        title={messages.items({ name: translations.dictionary(dict.name) })}
        head={(tools) => <DictHead dict={dict} tools={tools} onEdit={onEdit} onDelete={onDelete} />}
        savedViews="dictItemsPage"
        fileName={dict.code}
        importer={
          mayAdd && <ImportButton kind="dictItems" dictId={dict.id} onOpen={page.setDialog} />
        }
        columns={dictItemColumns({ messages, list, statuses, labelOf, onOpen: open })}
        rowName={labelOf}
        keywordLabel={messages.searchItems}
        filters={<StatusFilter page={page} options={statuses.options} />}
        chips={filterChips(page, {
          keyword: { name: list.keyword },
          status: { name: list.status, formatValue: statuses.label },
        })}
        action={
          mayAdd && (
            <Button variant="outline" onClick={() => page.setDialog("newItem")}>
              <Plus aria-hidden="true" />
              {messages.newItem}
            </Button>
          )
        }
        onRowOpen={open}
        rowActions={(item) => (
          <RowActions
            name={labelOf(item)}
            onEdit={open && (() => open(item))}
            more={historyEntry(open && (() => page.setDialog(item.id, item.id)))}
            onDelete={mayDelete ? () => setDeleting(item) : undefined}
          />
        )}
        bulkEdit={open && bulkEdit}
        batch={mayDelete ? [batchDelete<DictItem>(list, { run: removal.mutateAsync, undo })] : []}
      />
      {(openItem ?? dialog === "newItem") && (
        <DictItemSheet
          key={dialog}
          dict={dict}
          id={openItem?.id}
          onClose={() => page.setDialog(undefined)}
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
    </>
  );
}

interface DictHeadProps {
  dict: Dict;
  /** What can be done with the list of its items. */
  tools: ReactNode;
  onEdit: () => void;
  onDelete: () => void;
}

function DictHead({ dict, tools, onEdit, onDelete }: DictHeadProps) {
  const { dicts: messages } = useMessages();
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
            {messages.delete}
          </Button>
        )}
        {tools}
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
