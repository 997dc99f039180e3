import { Button, TreeSelect } from "@atrium/ui";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useArticleTypes } from "../../shared/article-types.ts";
import { filterChips } from "../../shared/list/filter-chips.ts";
import { FilterSelect } from "../../shared/list/filter-select.tsx";
import { ListView } from "../../shared/list/list-view.tsx";
import { useListPage } from "../../shared/list/use-list-page.ts";
import { useMessages } from "../../shared/messages.ts";
import { AdminLink } from "../../shared/admin-link.tsx";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { useViewCan, useViewNavigate } from "../../shared/view-location.tsx";
import { articleColumns } from "./article-columns.tsx";
import { articleList } from "./article-list.ts";
import { articlePaths } from "./article-paths.ts";
import { ArticleRowActions } from "./article-row-actions.tsx";
import { DeleteArticleDialog } from "./delete-article-dialog.tsx";
import { articleQueries, type ArticleRow } from "../../queries/articles.ts";
import { useArticleBatch } from "./use-article-batch.tsx";

/** All articles: find, open, write them, and take one step with many. */
export function ArticleListPage() {
  const { articles: messages } = useMessages();
  const can = useViewCan();
  const navigate = useViewNavigate();
  const types = useArticleTypes();
  const statuses = useDictionary("displayStatus");
  const batch = useArticleBatch();
  const [deleting, setDeleting] = useState<ArticleRow>();
  const page = useListPage({
    spec: articleList,
    query: (state) => articleQueries.page(articleList.toQuery(state)),
    empty: { title: messages.emptyTitle, text: messages.emptyText },
    permission: messages.permission,
  });
  const { typeId, displayStatus } = page.state.filters;
  return (
    <>
      <ListView
        page={page}
        title={messages.title}
        description={messages.pageDescription}
        fileName="articles"
        columns={articleColumns(messages, statuses)}
        rowName={({ title }) => title}
        keywordLabel={messages.filterKeyword}
        filters={
          <>
            <TreeSelect
              label={messages.filterType}
              placeholder={messages.allTypes}
              nodes={types.nodes}
              value={typeId ?? null}
              onValueChange={(id) => page.setFilters({ typeId: id ?? undefined })}
              className="w-44"
            />
            <FilterSelect
              label={messages.filterStatus}
              all={messages.allStatuses}
              options={statuses.options}
              value={displayStatus}
              onChange={(status) => page.setFilters({ displayStatus: status })}
            />
          </>
        }
        chips={filterChips(page, {
          keyword: { name: messages.filterKeyword },
          typeId: { name: messages.filterType, formatValue: types.nameOf },
          displayStatus: { name: messages.filterStatus, formatValue: statuses.label },
          tag: { name: messages.detailTags },
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
  const { articles: messages } = useMessages();
  return (
    <Button asChild>
      <AdminLink to={articlePaths.create}>
        <Plus aria-hidden="true" />
        {messages.new}
      </AdminLink>
    </Button>
  );
}
