import { useMutation } from "@tanstack/react-query";
import { lazyPart } from "../../shared/lazy-part.tsx";
import { useContentLanguages } from "../../shared/content-languages.ts";
import { useEnabledBulkEdit } from "../../shared/list/bulk-edit/enabled-bulk-field.ts";
import { filterChips } from "../../shared/list/filter-chips.ts";
import { LanguageFilter, languageLabel } from "../../shared/list/language-filter.tsx";
import { StatusFilter } from "../../shared/list/status-filter.tsx";
import { RecordList } from "../../shared/list/record-list.tsx";
import { listSource } from "../../shared/list/list-source.ts";
import { useListPage } from "../../shared/list/use-list-page.ts";
import { useMessages } from "../../shared/messages.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { quickLinkColumns } from "./quick-link-columns.tsx";
import { quickLinkList } from "./quick-link-list.ts";
import { quickLinkQueries, type QuickLink } from "../../queries/quick-links.ts";

const source = listSource({
  spec: quickLinkList,
  query: (state) => quickLinkQueries.page(quickLinkList.toQuery(state)),
});

const QuickLinkSheet = lazyPart(
  async () => (await import("./quick-link-sheet.tsx")).QuickLinkSheet,
);

/** All quick links: find, add, change and delete them. */
export function QuickLinkListPage() {
  const admin = useMessages();
  const { quickLinks: messages, languages, list } = admin;
  const site = useContentLanguages();
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
      savedViews="quickLinksPage"
      fileName="quick-links"
      columns={(onOpen) => quickLinkColumns(admin, statuses, site, onOpen)}
      rowName={({ title }) => title}
      keywordLabel={messages.search}
      filters={
        <>
          <LanguageFilter page={page} />
          <StatusFilter page={page} options={statuses.options} />
        </>
      }
      chips={filterChips(page, {
        keyword: { name: list.keyword },
        language: languageLabel(languages.language, site),
        status: { name: list.status, formatValue: statuses.label },
      })}
      newLabel={messages.new}
      kind="quickLinks"
      bulkEdit={useEnabledBulkEdit<QuickLink>(
        useMutation(quickLinkQueries.updateMany()).mutateAsync,
      )}
      queries={quickLinkQueries}
      sheet={QuickLinkSheet}
    />
  );
}
QuickLinkListPage.firstQueries = source.firstQueries;
