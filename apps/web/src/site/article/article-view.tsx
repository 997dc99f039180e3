import type { ReactNode } from "react";
import { useMessages } from "../../i18n/index.ts";
import { langOf } from "../lang.ts";
import type { ArticleDetail } from "../loaders/article.ts";
import { ArticleCard } from "../parts/article-card.tsx";
import { ArticleCover } from "../parts/article-cover.tsx";
import { Breadcrumbs } from "../parts/breadcrumbs.tsx";
import { RecommendedAside } from "../parts/recommended-aside.tsx";
import { ArticleText } from "./article-text.tsx";
import { ArticleProducts } from "./article-products.tsx";
import { Attachments } from "./attachments.tsx";
import { Byline } from "./byline.tsx";
import { ContentsList } from "./contents-list.tsx";
import { Neighbours } from "./neighbours.tsx";
import { Pictures } from "./pictures.tsx";
import { TagList } from "./tag-list.tsx";

interface ArticleViewProps {
  detail: Pick<
    ArticleDetail,
    "article" | "newer" | "older" | "related" | "products" | "recommended"
  >;
  /** Replaces the text; a preview's changes while it is read. */
  text?: ReactNode;
  /** Ways to share the article; a draft has none. */
  share?: ReactNode;
  /** Whether the article is a draft: its files are not offered to the public yet. */
  isDraft?: boolean;
  /** What follows the article. */
  children?: ReactNode;
}

/** An article, or the draft of one, with what to read next. */
export function ArticleView({ detail, text, share, isDraft = false, children }: ArticleViewProps) {
  const messages = useMessages().article;
  const { article } = detail;
  const standfirst = article.subTitle ?? (article.isSummaryFromText ? null : article.summary);
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
          </figure>
        )}
        {article.toc.length > 1 ? <ContentsList entries={article.toc} /> : null}
        <div className="article-body">
          {text ?? <ArticleText html={article.content} lang={langOf(article.title)} />}
          {article.videoUrl === null ? null : (
            // oxlint-disable-next-line jsx-a11y/media-has-caption -- articles have no place for captions yet
            <video
              className="article-video"
              src={article.videoUrl}
              aria-label={messages.video}
              controls
              // Another site learns of the visit when the reader starts it.
              preload={article.videoUrl.startsWith("/") ? "metadata" : "none"}
            />
          )}
          {article.images === null ? null : (
            <Pictures urls={article.images} known={article.pictures} />
          )}
          {article.attachments.length === 0 ? null : (
            <Attachments files={article.attachments} isDraft={isDraft} />
          )}
          {detail.products.length === 0 ? null : <ArticleProducts products={detail.products} />}
          {article.tags.length === 0 ? null : <TagList tags={article.tags} />}
          {share}
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
      {children}
    </div>
  );
}
