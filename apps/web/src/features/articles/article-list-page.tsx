import {
  Button,
  DataTable,
  FilterBar,
  PageHeader,
  Pagination,
  TreeSelect,
  Select,
} from "@atrium/ui";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useArticleTypes } from "../../shared/article-types.ts";
import { KeywordFilter } from "../../shared/keyword-filter.tsx";
import { useMessages } from "../../shared/messages.ts";
import { OfficeLink } from "../../shared/office-link.tsx";
import { useEvent } from "../../shared/use-event.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { useListPage } from "../../shared/list/use-list-page.ts";
import { useViewCan } from "../../shared/view-location.tsx";
import { ViewPage } from "../../shared/view-page.tsx";
import { articleColumns } from "./article-columns.tsx";
import { articleListSpec, toPageQuery } from "./article-list-spec.ts";
import { ArticleRowActions } from "./article-row-actions.tsx";
import { articlePaths } from "./article-paths.ts";
import { DeleteArticleDialog } from "./delete-article-dialog.tsx";
import { articleQueries, type ArticleRow } from "./queries.ts";
import { useArticleChips } from "./use-article-chips.ts";

/** All articles: filter, sort, page; write, open, delete. */
export function ArticleListPage() {
  const { articles: words } = useMessages();
  const can = useViewCan();
  const types = useArticleTypes();
  const statuses = useDictionary("displayStatus");
  const [deleting, setDeleting] = useState<ArticleRow>();
  const newArticle = can("save") ? <NewArticleButton /> : undefined;
  const page = useListPage({
    spec: articleListSpec,
    query: (state) => articleQueries.page(toPageQuery(state)),
    empty: { title: words.emptyTitle, text: words.emptyText, action: newArticle },
    right: words.right,
  });
  const { filters } = page.state;
  const chips = useArticleChips(page, types.nameOf, statuses);
  const { setFilters } = page;
  const setKeyword = useEvent((keyword: string) => setFilters({ keyword }));

  return (
    <ViewPage fill>
      <PageHeader title={words.title} description={words.lead} />
      <FilterBar chips={chips} onClearAll={page.clearFilters} action={newArticle}>
        <KeywordFilter
          label={words.filterKeyword}
          value={filters.keyword ?? ""}
          onChange={setKeyword}
        />
        <TreeSelect
          label={words.filterType}
          placeholder={words.allTypes}
          nodes={types.nodes}
          value={filters.typeId ?? null}
          onValueChange={(typeId) => setFilters({ typeId: typeId ?? undefined })}
          className="w-44"
        />
        <Select
          aria-label={words.filterStatus}
          placeholder={words.allStatuses}
          options={statuses.options}
          value={filters.displayStatus ?? ""}
          onChange={(event) => setFilters({ displayStatus: event.currentTarget.value })}
          className="w-44"
        />
      </FilterBar>
      <DataTable
        label={words.listLabel}
        className="min-h-0 flex-1"
        columns={articleColumns(words)}
        rowId={(row) => row.id}
        state={page.table}
        sort={page.sort}
        onSortChange={page.setSort}
        rowActions={(row) => (
          <ArticleRowActions article={row} can={can} onDelete={() => setDeleting(row)} />
        )}
      />
      <Pagination
        page={page.state.pageNo}
        pageSize={page.state.pageSize}
        total={page.total}
        truncated={page.truncated}
        onPageChange={page.setPage}
        onPageSizeChange={page.setPageSize}
      />
      {deleting && (
        <DeleteArticleDialog article={deleting} onClose={() => setDeleting(undefined)} />
      )}
    </ViewPage>
  );
}

function NewArticleButton() {
  const { articles: words } = useMessages();
  return (
    <Button asChild variant="primary">
      <OfficeLink to={articlePaths.create}>
        <Plus aria-hidden="true" />
        {words.new}
      </OfficeLink>
    </Button>
  );
}
