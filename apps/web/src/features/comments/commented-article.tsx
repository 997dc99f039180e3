import { isApiError } from "@atrium/sdk";
import { Button, PanelState } from "@atrium/ui";
import { useMessages } from "../../shared/messages.ts";
import { AdminLink } from "../../shared/admin-link.tsx";
import { pendingStatus } from "../../shared/panel-status.ts";
import { ArticleBody } from "../../shared/workflow/article-body.tsx";
import { ArticleClosing } from "./comment-closing.tsx";
import { commentedArticle } from "../../queries/comments.ts";
import { useQuery } from "../../shared/use-query.ts";

interface CommentedArticleProps {
  id: string;
  /** Shows only this article's comments; undefined when that is so already. */
  onFilter: (() => void) | undefined;
}

/** The article of a comment, shown next to it. */
export function CommentedArticle({ id, onFilter }: CommentedArticleProps) {
  const { comments: messages, articles } = useMessages();
  const article = useQuery(commentedArticle(id));
  return (
    <section
      aria-label={messages.articlePane}
      className="rounded-lg border border-border bg-card @3xl:overflow-y-auto"
    >
      {article.data === undefined ? (
        <PanelState
          state={
            isGone(article.error)
              ? { status: "empty", title: messages.articleGone, text: messages.articleGoneText }
              : pendingStatus(article, articles.permission)
          }
        />
      ) : (
        <div className="grid gap-4 p-5">
          <div className="flex flex-wrap items-center justify-between gap-2 border-b border-border pb-3 text-sm">
            <AdminLink look="text" to={`/content/articles/view/${encodeURIComponent(id)}`}>
              {messages.openArticle}
            </AdminLink>
            {onFilter && (
              <Button size="sm" variant="ghost" onClick={onFilter}>
                {messages.onlyThisArticle}
              </Button>
            )}
          </div>
          <ArticleClosing articleId={id} />
          <ArticleBody article={article.data} />
        </div>
      )}
    </section>
  );
}

function isGone(error: Error | null): boolean {
  return isApiError(error) && error.errorCode === "NOT_FOUND";
}
