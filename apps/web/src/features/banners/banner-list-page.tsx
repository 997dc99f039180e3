import { useContentLanguages } from "../../shared/content-languages.ts";
import { lazyPart } from "../../shared/lazy-part.tsx";
import { filterChips } from "../../shared/list/filter-chips.ts";
import { LanguageFilter, languageLabel } from "../../shared/list/language-filter.tsx";
import { FilterSelect } from "../../shared/list/filter-select.tsx";
import { StatusFilter } from "../../shared/list/status-filter.tsx";
import { RecordList } from "../../shared/list/record-list.tsx";
import { listSource } from "../../shared/list/list-source.ts";
import { useListPage } from "../../shared/list/use-list-page.ts";
import { useMessages } from "../../shared/messages.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { useBannerBulkEdit } from "./use-banner-bulk-edit.ts";
import { bannerColumns } from "./banner-columns.tsx";
import { bannerList } from "./banner-list.ts";
import { bannerQueries } from "../../queries/banners.ts";

const source = listSource({
  spec: bannerList,
  query: (state) => bannerQueries.page(bannerList.toQuery(state)),
});

const BannerSheet = lazyPart(async () => (await import("./banner-sheet.tsx")).BannerSheet);

/** All banners: find, add, change and delete them. */
export function BannerListPage() {
  const admin = useMessages();
  const { banners: messages, languages, list } = admin;
  const site = useContentLanguages();
  const positions = useDictionary("positionType");
  const statuses = useDictionary("enabledStatus");
  const page = useListPage({
    ...source,
    empty: { title: messages.emptyTitle, text: messages.emptyText },
    permission: messages.permission,
  });
  const { position } = page.state.filters;
  return (
    <RecordList
      page={page}
      title={messages.title}
      description={messages.pageDescription}
      savedViews="bannersPage"
      fileName="banners"
      columns={(onOpen) => bannerColumns(admin, positions, statuses, site, onOpen)}
      rowName={({ title }) => title}
      keywordLabel={messages.search}
      filters={
        <>
          <LanguageFilter page={page} />
          <FilterSelect
            label={messages.position}
            all={messages.allPositions}
            options={positions.options}
            value={position}
            onChange={(next) => page.setFilters({ position: next })}
          />
          <StatusFilter page={page} options={statuses.options} />
        </>
      }
      chips={filterChips(page, {
        keyword: { name: list.keyword },
        language: languageLabel(languages.language, site),
        position: { name: messages.position, formatValue: positions.label },
        status: { name: list.status, formatValue: statuses.label },
      })}
      newLabel={messages.new}
      kind="banners"
      bulkEdit={useBannerBulkEdit()}
      queries={bannerQueries}
      sheet={BannerSheet}
    />
  );
}
BannerListPage.firstQueries = source.firstQueries;
