import { Button } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { Plus } from "lucide-react";
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
import { friendlyLinkColumns } from "./friendly-link-columns.tsx";
import { friendlyLinkList } from "./friendly-link-list.ts";
import { friendlyLinkQueries, type FriendlyLink } from "../../queries/friendly-links.ts";

const FriendlyLinkSheet = lazyPart(
  async () => (await import("./friendly-link-sheet.tsx")).FriendlyLinkSheet,
);

/** All friendly links: find, add, change and delete them. */
export function FriendlyLinkListPage() {
  const { friendlyLinks: messages, list } = useMessages();
  const can = useViewCan();
  const removal = useMutation(friendlyLinkQueries.removeMany());
  const statuses = useDictionary("enabledStatus");
  const [deleting, setDeleting] = useState<FriendlyLink>();
  const page = useListPage({
    spec: friendlyLinkList,
    query: (state) => friendlyLinkQueries.page(friendlyLinkList.toQuery(state)),
    empty: { title: messages.emptyTitle, text: messages.emptyText },
    permission: messages.permission,
  });
  const { status } = page.state.filters;
  return (
    <>
      <ListView
        page={page}
        title={messages.title}
        description={messages.pageDescription}
        fileName="friendly-links"
        columns={friendlyLinkColumns(messages, list, statuses)}
        rowName={({ name }) => name}
        keywordLabel={messages.search}
        filters={
          <FilterSelect
            label={list.status}
            all={list.allStatuses}
            options={statuses.options}
            value={status}
            onChange={(next) => page.setFilters({ status: next })}
          />
        }
        chips={filterChips(page, {
          keyword: { name: list.keyword },
          status: { name: list.status, formatValue: statuses.label },
        })}
        action={
          can("save") && (
            <Button onClick={() => page.setDialog("new")}>
              <Plus aria-hidden="true" />
              {messages.new}
            </Button>
          )
        }
        onRowOpen={can("update") ? ({ id }) => page.setDialog(id) : undefined}
        rowActions={(link) => (
          <RowActions
            name={link.name}
            onEdit={can("update") ? () => page.setDialog(link.id) : undefined}
            onDelete={can("delete") ? () => setDeleting(link) : undefined}
          />
        )}
        batch={
          can("delete")
            ? [
                batchDelete<FriendlyLink>(list, {
                  run: removal.mutateAsync,
                }),
              ]
            : []
        }
      />
      {page.dialog !== undefined && (
        <FriendlyLinkSheet
          key={page.dialog}
          id={page.dialog}
          onClose={() => page.setDialog(undefined)}
        />
      )}
      {deleting && (
        <DeleteDialog
          record={deleting}
          remove={friendlyLinkQueries.remove}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  );
}
