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
import { quickLinkColumns } from "./quick-link-columns.tsx";
import { quickLinkList } from "./quick-link-list.ts";
import { quickLinkQueries, type QuickLink } from "../../queries/quick-links.ts";

const QuickLinkSheet = lazyPart(
  async () => (await import("./quick-link-sheet.tsx")).QuickLinkSheet,
);

/** All quick links: find, add, change and delete them. */
export function QuickLinkListPage() {
  const { quickLinks: messages, list } = useMessages();
  const can = useViewCan();
  const removal = useMutation(quickLinkQueries.removeMany());
  const statuses = useDictionary("enabledStatus");
  const [deleting, setDeleting] = useState<QuickLink>();
  const page = useListPage({
    spec: quickLinkList,
    query: (state) => quickLinkQueries.page(quickLinkList.toQuery(state)),
    empty: { title: messages.emptyTitle, text: messages.emptyText },
    permission: messages.permission,
  });
  const { status } = page.state.filters;
  const edit = can("update") ? ({ id }: QuickLink) => page.setDialog(id) : undefined;
  return (
    <>
      <ListView
        page={page}
        title={messages.title}
        description={messages.pageDescription}
        fileName="quick-links"
        columns={quickLinkColumns(messages, list, statuses, edit)}
        onRowOpen={edit}
        rowName={({ title }) => title}
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
        rowActions={(link) => (
          <RowActions
            name={link.title}
            onEdit={edit && (() => edit(link))}
            onDelete={can("delete") ? () => setDeleting(link) : undefined}
          />
        )}
        batch={
          can("delete")
            ? [
                batchDelete<QuickLink>(list, {
                  run: removal.mutateAsync,
                }),
              ]
            : []
        }
      />
      {page.dialog !== undefined && (
        <QuickLinkSheet
          key={page.dialog}
          id={page.dialog}
          onClose={() => page.setDialog(undefined)}
        />
      )}
      {deleting && (
        <DeleteDialog
          record={{ id: deleting.id, name: deleting.title }}
          remove={quickLinkQueries.remove}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  );
}
