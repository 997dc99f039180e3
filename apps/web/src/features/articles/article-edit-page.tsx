import { PanelState } from "@atrium/ui";
import { BackToList } from "../../shared/back-to-list.tsx";
import { useMessages } from "../../shared/messages.ts";
import { pendingStatus } from "../../shared/panel-status.ts";
import { useViewParam, useViewState } from "../../shared/view-location.tsx";
import { ViewPage } from "../../shared/view-page.tsx";
import { ArticleEditor } from "./article-editor.tsx";
import { articlePaths } from "./article-paths.ts";
import { articleQueries } from "../../queries/articles.ts";
import { useQuery } from "../../shared/use-query.ts";

/** Writes an article: a new one, or the one the address names. A new one gets its address while it is written. */
export function ArticleEditPage() {
  const { editor: messages } = useMessages();
  const id = useViewParam("id");
  const { isNew } = useViewState("opened", () => ({ isNew: id === "" }));
  // Always the newest to start from; what is typed from then on is the draft's own.
  const query = useQuery({
    ...articleQueries.detail(id),
    enabled: id !== "",
    staleTime: 0,
    refetchInterval: false,
  });
  if (!isNew && (query.data === undefined || !query.isFetchedAfterMount)) {
    const state = pendingStatus(query, messages.permission, <BackToList to={articlePaths.list} />);
    return (
      <ViewPage>
        <PanelState state={state} />
      </ViewPage>
    );
  }
  return <ArticleEditor article={query.data} onChanged={() => void query.refetch()} />;
}
