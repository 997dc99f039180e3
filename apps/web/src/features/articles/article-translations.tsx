import { can as isAllowed } from "@atrium/hooks";
import { useState } from "react";
import type { Language } from "../../shared/content-languages.ts";
import { lazyPart } from "../../shared/lazy-part.tsx";
import { TranslationSteps } from "../../shared/translations/translation-steps.tsx";
import { useViewCan } from "../../shared/view-location.tsx";
import { DisplayStatusBadge } from "../../shared/workflow/display-status.tsx";
import { articleQueries, type Article } from "../../queries/articles.ts";
import { articlePaths } from "./article-paths.ts";

const TranslateDialog = lazyPart(
  async () => (await import("./translate-dialog.tsx")).TranslateDialog,
);
const JoinArticle = lazyPart(async () => (await import("./join-article.tsx")).JoinArticle);

interface ArticleTranslationsProps {
  article: Article;
  /** Whether records may be joined and separated here. */
  isChangeable: boolean;
}

/** An article's translations: what there is, what is missing, and what can be done about it. */
export function ArticleTranslations({ article, isChangeable }: ArticleTranslationsProps) {
  const can = useViewCan();
  const [translating, setTranslating] = useState<Language>();
  return (
    <>
      <TranslationSteps
        record={article}
        name={article.title}
        pathOf={articlePaths.view}
        renderStatus={({ displayStatus }) => <DisplayStatusBadge status={displayStatus} />}
        onTranslate={can("save") ? setTranslating : undefined}
        mayJoin={isChangeable && can("update")}
        mayLeave={isAllowed(article.allowedActions, "update")}
        change={articleQueries.joinTranslations}
        renderJoin={(props) => <JoinArticle {...props} missingIn={article.language} />}
      />
      {translating && (
        <TranslateDialog
          article={article}
          language={translating}
          onClose={() => setTranslating(undefined)}
        />
      )}
    </>
  );
}
