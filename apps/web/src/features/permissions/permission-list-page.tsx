import { useUndoDeletion } from "../../shared/use-undo-deletion.ts";
import { Button, TreeSelect } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { DeleteDialog } from "../../shared/delete-dialog.tsx";
import { useHistoryEntry } from "../../shared/history/use-history-entry.tsx";
import { lazyPart } from "../../shared/lazy-part.tsx";
import { batchDelete } from "../../shared/list/batch-delete.tsx";
import { filterChips } from "../../shared/list/filter-chips.ts";
import { StatusFilter } from "../../shared/list/status-filter.tsx";
import { ListView } from "../../shared/list/list-view.tsx";
import { RowActions } from "../../shared/list/row-actions.tsx";
import { listSource } from "../../shared/list/list-source.ts";
import { useListPage } from "../../shared/list/use-list-page.ts";
import { useMessages } from "../../shared/messages.ts";
import { useOperationName } from "../../shared/operation-name.ts";
import { useSeedTranslations } from "../../shared/seed-translations.ts";
import { findNode } from "../../shared/tree-choices.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { useViewCan } from "../../shared/view-location.tsx";
import { permissionColumns } from "./permission-columns.tsx";
import { permissionList } from "./permission-list.ts";
import { permissionQueries, type Permission } from "../../queries/permissions.ts";
import { useMenuNodes } from "./use-menu-nodes.ts";

const source = listSource({
  spec: permissionList,
  query: (state) => permissionQueries.page(permissionList.toQuery(state)),
});

const PermissionSheet = lazyPart(
  async () => (await import("./permission-sheet.tsx")).PermissionSheet,
);

/** All permissions: find, add, change and delete them. */
export function PermissionListPage() {
  const { permissions: messages, list } = useMessages();
  const can = useViewCan();
  const removal = useMutation(permissionQueries.removeMany());
  const undo = useUndoDeletion("auths");
  const statuses = useDictionary("enabledStatus");
  const translations = useSeedTranslations();
  const operationName = useOperationName();
  const nameOf = ({ name }: Permission) => operationName(name);
  const { nodes } = useMenuNodes();
  // There is no call for a single permission, so the form edits the row as it was when opened.
  const [editing, setEditing] = useState<Permission | "new">();
  const [deleting, setDeleting] = useState<Permission>();
  const page = useListPage({
    ...source,
    empty: { title: messages.emptyTitle, text: messages.emptyText },
    permission: messages.permission,
  });
  const { menuId } = page.state.filters;
  const historyEntry = useHistoryEntry();
  const showHistory = (permission: Permission) => {
    setEditing(permission);
    page.setDialog(undefined, permission.id);
  };
  return (
    <>
      <ListView
        page={page}
        title={messages.title}
        description={messages.pageDescription}
        savedViews="authsPage"
        fileName="permissions"
        columns={permissionColumns({
          messages,
          list,
          statuses,
          translations,
          operationName,
          onOpen: can("update") ? setEditing : undefined,
        })}
        rowName={nameOf}
        keywordLabel={messages.search}
        filters={
          <>
            {nodes.length > 0 && (
              <TreeSelect
                label={messages.menu}
                placeholder={messages.allMenus}
                nodes={nodes}
                value={menuId ?? null}
                onValueChange={(id) => page.setFilters({ menuId: id ?? undefined })}
                className="w-48"
              />
            )}
            <StatusFilter page={page} options={statuses.options} />
          </>
        }
        chips={filterChips(page, {
          keyword: { name: list.keyword },
          menuId: { name: messages.menu, formatValue: (id) => findNode(nodes, id)?.label },
          status: { name: list.status, formatValue: statuses.label },
        })}
        action={
          can("add") && (
            <Button onClick={() => setEditing("new")}>
              <Plus aria-hidden="true" />
              {messages.new}
            </Button>
          )
        }
        onRowOpen={can("update") ? setEditing : undefined}
        rowActions={(permission) => (
          <RowActions
            name={nameOf(permission)}
            onEdit={can("update") ? () => setEditing(permission) : undefined}
            more={historyEntry(can("update") ? () => showHistory(permission) : undefined)}
            onDelete={can("delete") ? () => setDeleting(permission) : undefined}
          />
        )}
        batch={
          can("delete")
            ? [
                batchDelete<Permission>(list, {
                  confirm: ({ count }) => ({
                    title: list.batchDeleteTitle({ count }),
                    text: messages.deleteText,
                  }),
                  run: removal.mutateAsync,
                  undo,
                }),
              ]
            : []
        }
      />
      {editing !== undefined && (
        <PermissionSheet
          permission={editing === "new" ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
      {deleting && (
        <DeleteDialog
          record={{ ...deleting, name: nameOf(deleting) }}
          text={messages.deleteText}
          kind="auths"
          remove={permissionQueries.remove}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  );
}
PermissionListPage.firstQueries = source.firstQueries;
