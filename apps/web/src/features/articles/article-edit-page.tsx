import { PanelState } from "@atrium/ui";
import { useQuery } from "@tanstack/react-query";
import { BackToList } from "../../shared/back-to-list.tsx";
import { useMessages } from "../../shared/messages.ts";
import { pendingStatus } from "../../shared/panel-status.ts";
import { useViewParam } from "../../shared/view-location.tsx";
import { ViewPage } from "../../shared/view-page.tsx";
import { ArticleEditor } from "./article-editor.tsx";
import { articlePaths } from "./article-paths.ts";
import { NewArticle } from "./new-article.tsx";
import { articleQueries } from "../../queries/articles.ts";

/** Writes an article: a new one, or the one the address names. */
export function ArticleEditPage() {
  const id = useViewParam("id");
  return id === "" ? <NewArticle /> : <ExistingArticle id={id} />;
}

function ExistingArticle({ id }: { id: string }) {
  const { editor: messages } = useMessages();
  // Always the newest to start from; what is typed from then on is the draft's own.
  const query = useQuery({ ...articleQueries.detail(id), staleTime: 0, refetchInterval: false });
  if (query.data === undefined || !query.isFetchedAfterMount) {
    const state = pendingStatus(query, messages.permission, <BackToList to={articlePaths.list} />);
    return (
      <ViewPage>
        <PanelState state={state} />
      </ViewPage>
    );
  }
  return <ArticleEditor article={query.data} />;
}
