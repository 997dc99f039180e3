import { stringifySearch } from "../../app/search-params.ts";
import type { SentForm } from "../forms/form-state.ts";
import type { ArticleDetail } from "../loaders/article.ts";
import { ArticleView } from "./article-view.tsx";
import { Comments } from "./comments.tsx";
import { Share } from "./share.tsx";

interface ArticlePageProps {
  detail: ArticleDetail;
  /** Id of the comment being answered. */
  reply: string | undefined;
  /** The comment that was just sent without script. */
  sent: SentForm | undefined;
}

/** An article with everything that belongs to it. */
export function ArticlePage({ detail, reply, sent }: ArticlePageProps) {
  const { article } = detail;
  const path = `article-detail${stringifySearch({ id: article.slug })}`;
  return (
    <ArticleView detail={detail} share={<Share title={article.title} path={path} />}>
      <Comments
        article={article}
        comments={detail.comments}
        count={detail.commentCount}
        open={article.allowComment}
        closesAt={article.commentsCloseAt}
        reply={reply}
        start={sent ?? detail.form}
      />
    </ArticleView>
  );
}
