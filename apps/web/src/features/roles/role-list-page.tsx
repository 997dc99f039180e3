import { Button, type MenuEntry } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { KeyRound, Plus, SquareMenu, Users } from "lucide-react";
import { useState } from "react";
import { DeleteDialog } from "../../shared/delete-dialog.tsx";
import { lazyPart } from "../../shared/lazy-part.tsx";
import { batchDelete } from "../../shared/list/batch-delete.tsx";
import { filterChips } from "../../shared/list/filter-chips.ts";
import { FilterSelect } from "../../shared/list/filter-select.tsx";
import { ListView } from "../../shared/list/list-view.tsx";
import { RowActions } from "../../shared/list/row-actions.tsx";
import { useListPage } from "../../shared/list/use-list-page.ts";
import { useMessages } from "../../shared/messages.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { useViewCan } from "../../shared/view-location.tsx";
import { roleQueries, type Role } from "../../queries/roles.ts";
import { roleColumns } from "./role-columns.tsx";
import { roleDialog, type RoleTab } from "./role-dialog.ts";
import { roleList } from "./role-list.ts";

const RoleSheet = lazyPart(async () => (await import("./role-sheet.tsx")).RoleSheet);

/** All roles: find, add, change and delete them, and what each allows. */
export function RoleListPage() {
  const { roles: messages, list, phrases } = useMessages();
  const can = useViewCan();
  const removal = useMutation(roleQueries.removeMany());
  const statuses = useDictionary("enabledStatus");
  const [deleting, setDeleting] = useState<Role>();
  const page = useListPage({
    spec: roleList,
    query: (state) => roleQueries.page(roleList.toQuery(state)),
    empty: { title: messages.emptyTitle, text: messages.emptyText },
    permission: messages.permission,
  });
  const open = ({ id }: Role, tab?: RoleTab) => page.setDialog(roleDialog(id, tab));
  const parts = (role: Role): MenuEntry[] => [
    {
      id: "menus",
      label: messages.menus,
      icon: <SquareMenu />,
      onSelect: () => open(role, "menus"),
    },
    {
      id: "permissions",
      label: messages.permissions,
      icon: <KeyRound />,
      onSelect: () => open(role, "permissions"),
    },
    { id: "people", label: messages.people, icon: <Users />, onSelect: () => open(role, "people") },
  ];
  const canDelete = ({ allowedActions }: Role) => allowedActions.includes("delete");
  return (
    <>
      <ListView
        page={page}
        title={messages.title}
        description={messages.pageDescription}
        fileName="roles"
        columns={roleColumns({ messages, list, phrases, statuses, onOpen: open })}
        rowName={({ name }) => name}
        keywordLabel={messages.search}
        filters={
          <FilterSelect
            label={list.status}
            all={list.allStatuses}
            options={statuses.options}
            value={page.state.filters.status}
            onChange={(next) => page.setFilters({ status: next })}
          />
        }
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
            name={role.name}
            onEdit={
              can("update") && role.allowedActions.includes("update") ? () => open(role) : undefined
            }
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
                }),
              ]
            : []
        }
      />
      {page.dialog !== undefined && (
        <RoleSheet
          dialog={page.dialog}
          name={page.rows.find(({ id }) => page.dialog?.startsWith(id))?.name}
          onDialogChange={page.setDialog}
        />
      )}
      {deleting && (
        <DeleteDialog
          record={deleting}
          remove={roleQueries.remove}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  );
}
