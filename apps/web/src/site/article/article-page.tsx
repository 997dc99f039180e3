import { useMessages } from "../../i18n/index.ts";
import { stringifySearch } from "../../app/search-params.ts";
import { langOf } from "../lang.ts";
import type { ArticleDetail } from "../loaders/article.ts";
import { ArticleCard } from "../parts/article-card.tsx";
import { Breadcrumbs } from "../parts/breadcrumbs.tsx";
import { ArticleCover } from "../parts/article-cover.tsx";
import { RecommendedAside } from "../parts/recommended-aside.tsx";
import { ArticleText } from "./article-text.tsx";
import { Attachments } from "./attachments.tsx";
import { Byline } from "./byline.tsx";
import { Comments } from "./comments.tsx";
import { ContentsList } from "./contents-list.tsx";
import { Neighbours } from "./neighbours.tsx";
import { Pictures } from "./pictures.tsx";
import { Share } from "./share.tsx";
import { TagList } from "./tag-list.tsx";

interface ArticlePageProps {
  detail: ArticleDetail;
  /** Id of the comment being answered. */
  reply: string | undefined;
  /** Whether a comment was just sent without script. */
  sent: boolean;
}

/** An article with everything that belongs to it. */
export function ArticlePage({ detail, reply, sent }: ArticlePageProps) {
  const messages = useMessages().article;
  const { article } = detail;
  const standfirst = article.subTitle ?? article.summary;
  return (
    <div className="article-page">
      <article className="article" data-contents={article.toc.length > 1 || undefined}>
        <header className="article-head">
          <Breadcrumbs trail={article.breadcrumbs} />
          <h1 lang={langOf(article.title)}>{article.title}</h1>
          {standfirst === null ? null : (
            <p className="standfirst" lang={langOf(standfirst)}>
              {standfirst}
            </p>
          )}
          <Byline article={article} />
        </header>
        {article.cover === null ? null : (
          <figure className="article-cover">
            <ArticleCover
              article={article}
              alt={article.coverAlt ?? ""}
              room="(min-width: 62rem) 62rem, 100vw"
              first
            />
            {article.coverAlt === null ? null : (
              <figcaption lang={langOf(article.coverAlt)}>{article.coverAlt}</figcaption>
            )}
          </figure>
        )}
        {article.toc.length > 1 ? <ContentsList entries={article.toc} /> : null}
        <div className="article-body">
          <ArticleText html={article.content} lang={langOf(article.title)} />
          {article.videoUrl === null ? null : (
            // oxlint-disable-next-line jsx-a11y/media-has-caption -- articles have no place for captions yet
            <video
              className="article-video"
              src={article.videoUrl}
              aria-label={messages.video}
              controls
              preload="metadata"
            />
          )}
          {article.images === null ? null : (
            <Pictures urls={article.images} known={article.pictures} />
          )}
          {article.attachments.length === 0 ? null : <Attachments files={article.attachments} />}
          {article.tags.length === 0 ? null : <TagList tags={article.tags} />}
          <Share
            title={article.title}
            path={`article-detail${stringifySearch({ id: article.slug })}`}
          />
          <Neighbours newer={detail.newer} older={detail.older} />
        </div>
        <RecommendedAside articles={detail.recommended} />
      </article>
      {detail.related.length === 0 ? null : (
        <section className="article-related" aria-labelledby="related">
          <div className="section-head">
            <h2 id="related">{messages.related}</h2>
          </div>
          <div className="card-grid">
            {detail.related.map((card) => (
              <ArticleCard key={card.id} article={card} />
            ))}
          </div>
        </section>
      )}
      <Comments
        article={article}
        comments={detail.comments}
        count={detail.commentCount}
        open={article.allowComment}
        reply={reply}
        start={detail.form}
        sent={sent}
      />
    </div>
  );
}
