import { useUndoDeletion } from "../../shared/use-undo-deletion.ts";
import { Button, type MenuEntry } from "@atrium/ui";
import { useHasPermission } from "@atrium/hooks";
import { useMutation } from "@tanstack/react-query";
import { Copy, Eye, KeyRound, Plus, Users } from "lucide-react";
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
import { useSeedTranslations } from "../../shared/seed-translations.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { useViewAs } from "../../shared/use-view-as.ts";
import { useViewCan } from "../../shared/view-location.tsx";
import { roleQueries, type Role } from "../../queries/roles.ts";
import { roleColumns } from "./role-columns.tsx";
import { copyDialog, roleDialog, type RoleTab } from "./role-dialog.ts";
import { roleList } from "./role-list.ts";

const source = listSource({
  spec: roleList,
  query: (state) => roleQueries.page(roleList.toQuery(state)),
});

const RoleSheet = lazyPart(async () => (await import("./role-sheet.tsx")).RoleSheet);

/** All roles: find, add, change and delete them, and what each allows. */
export function RoleListPage() {
  const { roles: messages, list, phrases, viewAs } = useMessages();
  const has = useHasPermission();
  const view = useViewAs();
  const can = useViewCan();
  const removal = useMutation(roleQueries.removeMany());
  const undo = useUndoDeletion("roles");
  const statuses = useDictionary("enabledStatus");
  const seed = useSeedTranslations();
  const nameOf = ({ name }: Role) => seed.role(name);
  const [deleting, setDeleting] = useState<Role>();
  const page = useListPage({
    ...source,
    empty: { title: messages.emptyTitle, text: messages.emptyText },
    permission: messages.permission,
  });
  const historyEntry = useHistoryEntry();
  const canUpdate = ({ allowedActions }: Role) =>
    can("update") && allowedActions.includes("update");
  const open = ({ id }: Role, tab?: RoleTab) => page.setDialog(roleDialog(id, tab));
  const parts = (role: Role): MenuEntry[] => [
    {
      id: "access",
      label: messages.access,
      icon: <KeyRound />,
      onSelect: () => open(role, "access"),
    },
    ...(role.status === "enabled" && has("system:role:page")
      ? [
          {
            id: "viewAs",
            label: viewAs.role,
            icon: <Eye />,
            onSelect: () => view.mutate([role.id]),
          },
        ]
      : []),
    { id: "people", label: messages.people, icon: <Users />, onSelect: () => open(role, "people") },
    ...(can("add") && can("assignMenus") && can("assignAuths")
      ? [
          {
            id: "copy",
            label: messages.copy,
            icon: <Copy />,
            onSelect: () => page.setDialog(copyDialog(role.id)),
          },
        ]
      : []),
    ...historyEntry(
      canUpdate(role) ? () => page.setDialog(roleDialog(role.id), role.id) : undefined,
    ),
  ];
  const canDelete = ({ allowedActions }: Role) => allowedActions.includes("delete");
  return (
    <>
      <ListView
        page={page}
        title={messages.title}
        description={messages.pageDescription}
        savedViews="rolesPage"
        fileName="roles"
        columns={roleColumns({ messages, list, phrases, statuses, seed, onOpen: open })}
        rowName={nameOf}
        keywordLabel={messages.search}
        filters={<StatusFilter page={page} options={statuses.options} />}
        chips={filterChips(page, {
          keyword: { name: list.keyword },
          status: { name: list.status, formatValue: statuses.label },
        })}
        action={
          can("add") && (
            <Button onClick={() => page.setDialog("new")}>
              <Plus aria-hidden="true" />
              {messages.new}
            </Button>
          )
        }
        onRowOpen={open}
        rowActions={(role) => (
          <RowActions
            name={nameOf(role)}
            onEdit={canUpdate(role) ? () => open(role) : undefined}
            more={parts(role)}
            onDelete={can("delete") && canDelete(role) ? () => setDeleting(role) : undefined}
          />
        )}
        batch={
          can("delete")
            ? [
                batchDelete<Role>(list, {
                  applies: canDelete,
                  run: removal.mutateAsync,
                  undo,
                }),
              ]
            : []
        }
      />
      {page.dialog !== undefined && (
        <RoleSheet
          dialog={page.dialog}
          name={page.rows.filter(({ id }) => page.dialog?.startsWith(id)).map(nameOf)[0]}
          onDialogChange={page.setDialog}
        />
      )}
      {deleting && (
        <DeleteDialog
          record={{ ...deleting, name: nameOf(deleting) }}
          kind="roles"
          remove={roleQueries.remove}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  );
}
RoleListPage.firstQueries = source.firstQueries;
