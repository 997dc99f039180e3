import { PanelState } from "@atrium/ui";
import { useState } from "react";
import { BackToList } from "../../shared/back-to-list.tsx";
import { useMessages } from "../../shared/messages.ts";
import { pendingStatus } from "../../shared/panel-status.ts";
import { useViewParam, useViewTitle } from "../../shared/view-location.tsx";
import { ViewPage } from "../../shared/view-page.tsx";
import { HistoryPanel } from "../../shared/workflow/history-panel.tsx";
import { ReadersPanel } from "../../shared/workflow/readers-panel.tsx";
import { ReadNotice } from "../../shared/workflow/read-notice.tsx";
import { RemarkList } from "../../shared/remarks/remark-list.tsx";
import { RemarkableText } from "../../shared/remarks/remarkable-text.tsx";
import { RemarksScope } from "../../shared/remarks/remarks-scope.tsx";
import { ArticleBody } from "../../shared/workflow/article-body.tsx";
import { HiddenPictures } from "../../shared/workflow/hidden-pictures.tsx";
import { ArticleComparison, type VersionPair } from "./article-comparison.tsx";
import { ArticleDetails } from "./article-details.tsx";
import { ArticleTranslations } from "./article-translations.tsx";
import { ArticleHeader } from "./article-header.tsx";
import { articlePaths } from "./article-paths.ts";
import { ArticleVersionNotice } from "./article-version-notice.tsx";
import { articleQueries, articleVersion, type Article } from "../../queries/articles.ts";
import { useQuery } from "../../shared/use-query.ts";

/** One article to read: its text in any version, its state, its timeline, and what may be done with it. */
export function ArticleViewPage() {
  const id = useViewParam("id");
  const { articles: messages } = useMessages();
  const query = useQuery(articleQueries.detail(id));
  useViewTitle(query.data?.title);
  if (query.data === undefined) {
    const state = pendingStatus(query, messages.permission, <BackToList to={articlePaths.list} />);
    return (
      <ViewPage>
        <PanelState state={state} />
      </ViewPage>
    );
  }
  return <ArticleView article={query.data} />;
}

function ArticleView({ article }: { article: Article }) {
  const { workflow } = useMessages();
  const [chosen, setChosen] = useState<number>();
  const versionNo = chosen ?? article.headVersionNo;
  const [pair, setPair] = useState<VersionPair>();
  const isHead = versionNo === article.headVersionNo;
  const older = useQuery({ ...articleVersion(article.id, versionNo), enabled: !isHead });
  const shown = isHead ? article : older.data;
  return (
    <ViewPage>
      <RemarksScope articleId={article.id} versionNo={versionNo}>
        <ArticleHeader
          article={article}
          versionNo={versionNo}
          onVersion={setChosen}
          onCompare={() => setPair(earlierPair(article, versionNo))}
        />
        <ReadNotice
          bizType="article"
          bizId={article.id}
          version={article.version}
          isUnread={article.allowedActions.includes("markRead")}
        />
        {!isHead && (
          <ArticleVersionNotice
            article={article}
            versionNo={versionNo}
            onLatest={() => setChosen(undefined)}
            onCompare={() => setPair({ from: versionNo, to: article.headVersionNo })}
          />
        )}
        <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <article className="rounded-lg border border-border bg-card p-5 sm:p-8">
            {pair && (
              <ArticleComparison
                article={article}
                pair={pair}
                onPair={setPair}
                onClose={() => setPair(undefined)}
              />
            )}
            {!pair && shown === undefined && (
              <PanelState state={pendingStatus(older, workflow.history)} />
            )}
            {!pair && shown !== undefined && (
              <div className="grid grid-cols-1 gap-4">
                <HiddenPictures html={shown.content} />
                <RemarkableText text={shown.content}>
                  <ArticleBody article={shown} />
                </RemarkableText>
              </div>
            )}
          </article>
          <div className="grid gap-3">
            <RemarkList />
            <ArticleDetails article={article} />
            <ArticleTranslations article={article} isChangeable />
            <ReadersPanel bizType="article" bizId={article.id} />
            <section className="rounded-lg border border-border bg-card p-4">
              <h2 className="mb-3 text-sm font-semibold text-muted-foreground">
                {workflow.history}
              </h2>
              <HistoryPanel bizType="article" bizId={article.id} />
            </section>
          </div>
        </div>
      </RemarksScope>
    </ViewPage>
  );
}

/** What is compared to begin with: what the public sees with what is shown, or else the version before with it. */
function earlierPair(article: Article, shown: number): VersionPair {
  const { publishedVersionNo } = article;
  const isOlder = publishedVersionNo !== null && publishedVersionNo < shown;
  return { from: isOlder ? publishedVersionNo : Math.max(1, shown - 1), to: shown };
}
