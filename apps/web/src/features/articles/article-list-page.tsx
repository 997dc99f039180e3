import { Button } from "@atrium/ui";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useContentLanguages } from "../../shared/content-languages.ts";
import { ListView } from "../../shared/list/list-view.tsx";
import { listSource } from "../../shared/list/list-source.ts";
import { useListPage } from "../../shared/list/use-list-page.ts";
import { useMessages } from "../../shared/messages.ts";
import { UnsavedWorkNotice } from "../../shared/journal/unsaved-work-notice.tsx";
import { AdminLink } from "../../shared/admin-link.tsx";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { useViewCan, useViewNavigate } from "../../shared/view-location.tsx";
import { articleColumns } from "./article-columns.tsx";
import { articleList, toArticleQuery } from "./article-list.ts";
import { articlePaths } from "./article-paths.ts";
import { articleRecord } from "./article-records.ts";
import { ArticleRowActions } from "./article-row-actions.tsx";
import { DeleteArticleDialog } from "./delete-article-dialog.tsx";
import { articleQueries, type ArticleRow } from "../../queries/articles.ts";
import { useArticleFilters } from "./use-article-filters.tsx";
import { useArticleBulkEdit } from "./use-article-bulk-edit.ts";
import { useArticleBatch } from "./use-article-batch.tsx";

const source = listSource({
  spec: articleList,
  query: (state) => articleQueries.page(toArticleQuery(state)),
});

/** All articles: find, open, write them, and take one step with many. */
export function ArticleListPage() {
  const admin = useMessages();
  const { articles: messages } = admin;
  const site = useContentLanguages();
  const can = useViewCan();
  const navigate = useViewNavigate();
  const statuses = useDictionary("displayStatus");
  const batch = useArticleBatch();
  const bulkEdit = useArticleBulkEdit();
  const [deleting, setDeleting] = useState<ArticleRow>();
  const page = useListPage({
    ...source,
    empty: { title: messages.emptyTitle, text: messages.emptyText },
    permission: messages.permission,
  });
  const filters = useArticleFilters(page);
  return (
    <>
      <ListView
        page={page}
        title={messages.title}
        description={messages.pageDescription}
        savedViews="articlesPage"
        fileName="articles"
        notice={<UnsavedWorkNotice kind={articleRecord("")} />}
        columns={articleColumns(admin, statuses, site)}
        rowName={({ title }) => title}
        keywordLabel={messages.filterKeyword}
        {...filters}
        action={can("save") && <NewArticleButton />}
        onRowOpen={can("view") ? ({ id }) => navigate(articlePaths.view(id)) : undefined}
        rowActions={(row) => (
          <ArticleRowActions article={row} can={can} onDelete={() => setDeleting(row)} />
        )}
        batch={batch}
        bulkEdit={bulkEdit}
      />
      {deleting && (
        <DeleteArticleDialog article={deleting} onClose={() => setDeleting(undefined)} />
      )}
    </>
  );
}
ArticleListPage.firstQueries = source.firstQueries;

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
