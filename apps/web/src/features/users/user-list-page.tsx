import { Button } from "@atrium/ui";
import { UserPlus } from "lucide-react";
import { ImportButton } from "../../shared/import/import-button.tsx";
import { lazyPart } from "../../shared/lazy-part.tsx";
import { ListView } from "../../shared/list/list-view.tsx";
import { listSource } from "../../shared/list/list-source.ts";
import { useListPage } from "../../shared/list/use-list-page.ts";
import { useMessages } from "../../shared/messages.ts";
import { useSeedTranslations } from "../../shared/seed-translations.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { useViewCan } from "../../shared/view-location.tsx";
import { userQueries, type User } from "../../queries/users.ts";
import { useInvitation } from "./use-invitation.tsx";
import { useUserActions } from "./use-user-actions.tsx";
import { useUserBulkEdit } from "./use-user-bulk-edit.ts";
import { useUserBatch } from "./use-user-batch.tsx";
import { userColumns } from "./user-columns.tsx";
import { useUserFilters } from "./use-user-filters.tsx";
import { toUserQuery, userList } from "./user-list.ts";

const source = listSource({
  spec: userList,
  query: (state) => userQueries.page(toUserQuery(state)),
});

const UserSheet = lazyPart(async () => (await import("./user-sheet.tsx")).UserSheet);

/** The accounts of staff: find, add, change, disable and delete them. */
export function UserListPage() {
  const { users: messages, list, phrases } = useMessages();
  const can = useViewCan();
  const page = useListPage({
    ...source,
    empty: { title: messages.emptyTitle, text: messages.emptyText },
    permission: messages.permission,
  });
  const onOpen = ({ id, allowedActions }: User) =>
    can("update") && allowedActions.includes("update") ? () => page.setDialog(id) : undefined;
  const { rowActions, dialog } = useUserActions({
    onEdit: onOpen,
    onHistory: ({ id }) => page.setDialog(id, id),
  });
  const invitation = useInvitation();
  const columns = userColumns({
    messages,
    list,
    phrases,
    statuses: useDictionary("userStatus"),
    genders: useDictionary("gender"),
    seed: useSeedTranslations(),
    onOpen,
  });
  return (
    <>
      <ListView
        page={page}
        title={messages.title}
        description={messages.pageDescription}
        savedViews="usersPage"
        fileName="users"
        columns={columns}
        rowName={({ name }) => name}
        keywordLabel={messages.search}
        {...useUserFilters(page)}
        action={
          can("add") && (
            <Button onClick={() => page.setDialog("new")}>
              <UserPlus aria-hidden="true" />
              {messages.new}
            </Button>
          )
        }
        importer={can("add") && <ImportButton kind="users" onOpen={page.setDialog} />}
        onRowOpen={(user) => onOpen(user)?.()}
        rowActions={rowActions}
        batch={useUserBatch()}
        bulkEdit={useUserBulkEdit()}
      />
      {page.dialog !== undefined && (
        <UserSheet
          key={page.dialog}
          id={page.dialog}
          onClose={() => page.setDialog(undefined)}
          onInvite={invitation.invite}
        />
      )}
      {dialog}
      {invitation.dialog}
    </>
  );
}
UserListPage.firstQueries = source.firstQueries;
