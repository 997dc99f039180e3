import { Button, TreeSelect } from "@atrium/ui";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useArticleTypes } from "../../shared/article-types.ts";
import { filterChips } from "../../shared/list/filter-chips.ts";
import { FilterSelect } from "../../shared/list/filter-select.tsx";
import { ListView } from "../../shared/list/list-view.tsx";
import { useListPage } from "../../shared/list/use-list-page.ts";
import { useMessages } from "../../shared/messages.ts";
import { OfficeLink } from "../../shared/office-link.tsx";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { useViewCan, useViewNavigate } from "../../shared/view-location.tsx";
import { articleColumns } from "./article-columns.tsx";
import { articleList } from "./article-list.ts";
import { articlePaths } from "./article-paths.ts";
import { ArticleRowActions } from "./article-row-actions.tsx";
import { DeleteArticleDialog } from "./delete-article-dialog.tsx";
import { articleQueries, type ArticleRow } from "./queries.ts";
import { useArticleBatch } from "./use-article-batch.tsx";

/** All articles: find, open, write them, and take one step with many. */
export function ArticleListPage() {
  const { articles: words } = useMessages();
  const can = useViewCan();
  const navigate = useViewNavigate();
  const types = useArticleTypes();
  const statuses = useDictionary("displayStatus");
  const batch = useArticleBatch();
  const [deleting, setDeleting] = useState<ArticleRow>();
  const page = useListPage({
    spec: articleList,
    query: (state) => articleQueries.page(articleList.toQuery(state)),
    empty: { title: words.emptyTitle, text: words.emptyText },
    right: words.right,
  });
  const { typeId, displayStatus } = page.state.filters;
  return (
    <>
      <ListView
        page={page}
        title={words.title}
        lead={words.lead}
        fileName="articles"
        columns={articleColumns(words, statuses)}
        rowName={({ title }) => title}
        keywordLabel={words.filterKeyword}
        filters={
          <>
            <TreeSelect
              label={words.filterType}
              placeholder={words.allTypes}
              nodes={types.nodes}
              value={typeId ?? null}
              onValueChange={(id) => page.setFilters({ typeId: id ?? undefined })}
              className="w-44"
            />
            <FilterSelect
              label={words.filterStatus}
              all={words.allStatuses}
              options={statuses.options}
              value={displayStatus}
              onChange={(status) => page.setFilters({ displayStatus: status })}
            />
          </>
        }
        chips={filterChips(page, {
          keyword: { name: words.filterKeyword },
          typeId: { name: words.filterType, inWords: types.nameOf },
          displayStatus: { name: words.filterStatus, inWords: statuses.label },
          tag: { name: words.factTags },
        })}
        action={can("save") && <NewArticleButton />}
        onRowOpen={can("view") ? ({ id }) => navigate(articlePaths.view(id)) : undefined}
        rowActions={(row) => (
          <ArticleRowActions article={row} can={can} onDelete={() => setDeleting(row)} />
        )}
        batch={batch}
      />
      {deleting && (
        <DeleteArticleDialog article={deleting} onClose={() => setDeleting(undefined)} />
      )}
    </>
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
