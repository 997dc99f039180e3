import { useMutation } from "@tanstack/react-query";
import { lazyPart } from "../../shared/lazy-part.tsx";
import { useEnabledBulkEdit } from "../../shared/list/bulk-edit/enabled-bulk-field.ts";
import { filterChips } from "../../shared/list/filter-chips.ts";
import { StatusFilter } from "../../shared/list/status-filter.tsx";
import { RecordList } from "../../shared/list/record-list.tsx";
import { listSource } from "../../shared/list/list-source.ts";
import { useListPage } from "../../shared/list/use-list-page.ts";
import { useMessages } from "../../shared/messages.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { friendlyLinkColumns } from "./friendly-link-columns.tsx";
import { friendlyLinkList } from "./friendly-link-list.ts";
import { friendlyLinkQueries, type FriendlyLink } from "../../queries/friendly-links.ts";

const source = listSource({
  spec: friendlyLinkList,
  query: (state) => friendlyLinkQueries.page(friendlyLinkList.toQuery(state)),
});

const FriendlyLinkSheet = lazyPart(
  async () => (await import("./friendly-link-sheet.tsx")).FriendlyLinkSheet,
);

/** All friendly links: find, add, change and delete them. */
export function FriendlyLinkListPage() {
  const { friendlyLinks: messages, list } = useMessages();
  const statuses = useDictionary("enabledStatus");
  const page = useListPage({
    ...source,
    empty: { title: messages.emptyTitle, text: messages.emptyText },
    permission: messages.permission,
  });
  return (
    <RecordList
      page={page}
      title={messages.title}
      description={messages.pageDescription}
      savedViews="friendlyLinksPage"
      fileName="friendly-links"
      columns={(onOpen) => friendlyLinkColumns(messages, list, statuses, onOpen)}
      rowName={({ name }) => name}
      keywordLabel={messages.search}
      filters={<StatusFilter page={page} options={statuses.options} />}
      chips={filterChips(page, {
        keyword: { name: list.keyword },
        status: { name: list.status, formatValue: statuses.label },
      })}
      newLabel={messages.new}
      kind="friendlyLinks"
      bulkEdit={useEnabledBulkEdit<FriendlyLink>(
        useMutation(friendlyLinkQueries.updateMany()).mutateAsync,
      )}
      queries={friendlyLinkQueries}
      sheet={FriendlyLinkSheet}
    />
  );
}
FriendlyLinkListPage.firstQueries = source.firstQueries;
