import { can as isAllowed } from "@atrium/hooks";
import type { SearchValues } from "@atrium/hooks/resource";
import { IconButton, TreeSelect } from "@atrium/ui";
import { Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import { useArticleTypes } from "../../shared/article-types.ts";
import { filterChips } from "../../shared/list/filter-chips.ts";
import { listSource } from "../../shared/list/list-source.ts";
import { ListView } from "../../shared/list/list-view.tsx";
import { useListPage } from "../../shared/list/use-list-page.ts";
import { useMessages } from "../../shared/messages.ts";
import { useViewAddress, useViewCan } from "../../shared/view-location.tsx";
import { RecordTrashPage, recordTrashSource } from "./record-trash-page.tsx";
import { TrashKindFilter } from "./trash-kind-filter.tsx";
import { PurgeDialog } from "./purge-dialog.tsx";
import { trashPage, type TrashedArticle } from "../../queries/articles.ts";
import { trashColumns } from "./trash-columns.tsx";
import { trashList } from "./trash-list.ts";
import { useRestore } from "./use-restore.ts";
import { useTrashBatch } from "./use-trash-batch.tsx";

const source = listSource({
  spec: trashList,
  query: (state) => trashPage(trashList.toQuery(state)),
});

/** The trash: deleted articles, or the other deleted records. */
export function TrashPage() {
  return isOfRecords(useViewAddress().search) ? <RecordTrashPage /> : <ArticleTrash />;
}
TrashPage.firstQueries = (search: SearchValues) =>
  (isOfRecords(search) ? recordTrashSource : source).firstQueries(search);

function isOfRecords({ kind }: SearchValues): boolean {
  return typeof kind === "string";
}

/** Deleted articles: find, restore, delete for good. */
function ArticleTrash() {
  const { trash: messages, list } = useMessages();
  const types = useArticleTypes();
  const restore = useRestore();
  const [purging, setPurging] = useState<TrashedArticle>();
  const page = useListPage({
    ...source,
    empty: { title: messages.emptyTitle, text: messages.emptyText },
    permission: messages.permission,
  });
  return (
    <>
      <ListView
        page={page}
        title={messages.title}
        description={messages.pageDescription}
        fileName="trash"
        columns={trashColumns(messages)}
        rowName={({ title }) => title}
        keywordLabel={messages.search}
        filters={
          <>
            <TrashKindFilter />
            <TreeSelect
              label={messages.type}
              placeholder={messages.allTypes}
              nodes={types.nodes}
              value={page.state.filters.typeId ?? null}
              onValueChange={(typeId) => page.setFilters({ typeId: typeId ?? undefined })}
              className="w-44"
            />
          </>
        }
        chips={filterChips(page, {
          keyword: { name: list.keyword },
          typeId: { name: messages.type, formatValue: types.nameOf },
        })}
        rowActions={(article) => (
          <TrashActions article={article} onRestore={restore} onPurge={setPurging} />
        )}
        batch={useTrashBatch()}
      />
      {purging && <PurgeDialog article={purging} onClose={() => setPurging(undefined)} />}
    </>
  );
}

interface TrashActionsProps {
  article: TrashedArticle;
  onRestore: (article: TrashedArticle) => void;
  onPurge: (article: TrashedArticle) => void;
}

function TrashActions({ article, onRestore, onPurge }: TrashActionsProps) {
  const { trash: messages } = useMessages();
  const can = useViewCan();
  const { title, allowedActions } = article;
  return (
    <span className="flex justify-end">
      {can("restoreArticle") && isAllowed(allowedActions, "restore") && (
        <IconButton
          label={messages.restoreNamed({ name: title })}
          size="sm"
          onClick={() => onRestore(article)}
        >
          <Undo2 />
        </IconButton>
      )}
      {can("purgeArticle") && isAllowed(allowedActions, "delete") && (
        <IconButton
          label={messages.purgeTitle({ title })}
          size="sm"
          onClick={() => onPurge(article)}
        >
          <Trash2 />
        </IconButton>
      )}
    </span>
  );
}
