import { Button } from "@atrium/ui";
import { Plus } from "lucide-react";
import { releaseQueries } from "../../queries/releases.ts";
import { filterChips } from "../../shared/list/filter-chips.ts";
import { FilterSelect } from "../../shared/list/filter-select.tsx";
import { ListView } from "../../shared/list/list-view.tsx";
import { listSource } from "../../shared/list/list-source.ts";
import { useListPage } from "../../shared/list/use-list-page.ts";
import { useMessages } from "../../shared/messages.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { useViewCan } from "../../shared/view-location.tsx";
import { releaseColumns } from "./release-columns.tsx";
import { releaseList } from "./release-list.ts";
import { ReleaseSheet } from "./release-sheet.tsx";

const source = listSource({
  spec: releaseList,
  query: (state) => releaseQueries.page(releaseList.toQuery(state)),
});

/** All releases. One opens with everything that is in it. */
export function ReleaseListPage() {
  const { releases: messages, list } = useMessages();
  const can = useViewCan();
  const statuses = useDictionary("releaseStatus");
  const page = useListPage({
    ...source,
    empty: { title: messages.emptyTitle, text: messages.emptyText },
    permission: messages.permission,
  });
  const open = ({ id }: { id: string }) => page.setDialog(id);
  return (
    <>
      <ListView
        page={page}
        title={messages.title}
        description={messages.pageDescription}
        savedViews="releasesPage"
        fileName="releases"
        columns={releaseColumns(messages, list, statuses, open)}
        onRowOpen={open}
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
          can("save") && (
            <Button onClick={() => page.setDialog("new")}>
              <Plus aria-hidden="true" />
              {messages.new}
            </Button>
          )
        }
      />
      {page.dialog !== undefined && (
        <ReleaseSheet
          key={page.dialog}
          id={page.dialog}
          onCreated={(id) => page.setDialog(id)}
          onClose={() => page.setDialog(undefined)}
        />
      )}
    </>
  );
}
ReleaseListPage.firstQueries = source.firstQueries;
