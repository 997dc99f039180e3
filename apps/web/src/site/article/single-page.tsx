import { useMessages } from "../../i18n/index.ts";
import { langOf } from "../lang.ts";
import { isContactCode } from "../loaders/single-search.ts";
import type { SinglePage } from "../loaders/single.ts";
import { Breadcrumbs } from "../parts/breadcrumbs.tsx";
import { ArticleCover } from "../parts/article-cover.tsx";
import { MessageForm } from "../forms/message-form.tsx";
import type { SiteSetting, TocEntry } from "../types.ts";
import { ArticleText } from "./article-text.tsx";
import { Attachments } from "./attachments.tsx";
import { ContentsList } from "./contents-list.tsx";

/** Longer texts get a list of their contents. */
const longText = 4;

interface SinglePageViewProps {
  page: SinglePage;
  setting: SiteSetting;
}

/** A single page such as "About"; the contact page has a message form. */
export function SinglePageView({ page, setting }: SinglePageViewProps) {
  const { article } = page;
  const { message } = useMessages();
  const hasForm = isContactCode(page.code) && setting.messageEnabled;
  const contents = contentsOf(article?.toc ?? [], hasForm ? message.title : null);
  return (
    <div className="article-page single-page">
      <article className="article" data-contents={contents.length > 0 || undefined}>
        <header className="article-head">
          <Breadcrumbs trail={page.trail} />
          <h1 lang={langOf(page.title)}>{page.title}</h1>
          {page.description === null ? null : (
            <p className="standfirst" lang={langOf(page.description)}>
              {page.description}
            </p>
          )}
        </header>
        {article?.cover ? (
          <figure className="article-cover">
            <ArticleCover
              article={article}
              alt={article.coverAlt ?? ""}
              room="(min-width: 62rem) 62rem, 100vw"
              first
            />
          </figure>
        ) : null}
        {contents.length > 0 ? <ContentsList entries={contents} /> : null}
        <div className="article-body">
          {article === null ? null : (
            <ArticleText html={article.content} lang={langOf(article.title)} />
          )}
          {article === null || article.attachments.length === 0 ? null : (
            <Attachments files={article.attachments} />
          )}
          {hasForm ? <MessageForm page={page.code} product={page.about} start={page.form} /> : null}
        </div>
      </article>
    </div>
  );
}

/** The parts of a longer text, with the form behind it. */
function contentsOf(toc: readonly TocEntry[], form: string | null): readonly TocEntry[] {
  if (toc.length < longText || form === null) return toc.length < longText ? [] : toc;
  const level = Math.min(...toc.map((entry) => entry.level));
  return [...toc, { id: "leave-message", level, text: form }];
}
