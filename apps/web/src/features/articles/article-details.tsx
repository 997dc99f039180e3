import { Badge } from "@atrium/ui";
import { useContentLanguages } from "../../shared/content-languages.ts";
import { DetailRows, type Detail } from "../../shared/detail-rows.tsx";
import { useLocale, useMessages } from "../../shared/messages.ts";
import { ExactTime, RelativeTime } from "../../shared/time.tsx";
import type { Article } from "../../queries/articles.ts";

/** What is known about an article besides its text. */
export function ArticleDetails({ article }: { article: Article }) {
  const { articles: messages, languages } = useMessages();
  const site = useContentLanguages();
  const locale = useLocale();
  const rows: Detail[] = [
    [languages.language, site.isMultilingual && site.nameOf(article.language)],
    [messages.detailType, article.typeName],
    [messages.detailAuthor, article.author],
    [messages.detailSource, article.source],
    [messages.detailSlug, article.slug],
    [messages.detailTags, article.tags.length > 0 && <Tags tags={article.tags} />],
    [messages.detailPublished, article.publishedAt && <ExactTime value={article.publishedAt} />],
    [messages.detailScheduled, article.scheduledAt && <ExactTime value={article.scheduledAt} />],
    [
      messages.detailNext,
      article.nextVersionNo !== null && messages.versionNumber({ no: article.nextVersionNo }),
    ],
    [messages.detailReads, article.readCount > 0 && article.readCount.toLocaleString(locale)],
    [
      messages.detailComments,
      article.commentCount > 0 && article.commentCount.toLocaleString(locale),
    ],
    [
      messages.detailCreated,
      <>
        {article.createdByName} · <RelativeTime value={article.createdAt} />
      </>,
    ],
    [
      messages.detailUpdated,
      <>
        {article.updatedByName} · <RelativeTime value={article.updatedAt} />
      </>,
    ],
  ];
  return (
    <section className="rounded-lg border border-border bg-card p-4">
      <h2 className="mb-3 text-sm font-semibold text-muted-foreground">{messages.details}</h2>
      <dl className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-3 gap-y-1.5 text-sm">
        <DetailRows rows={rows} />
      </dl>
    </section>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <span className="flex flex-wrap gap-1">
      {tags.map((tag) => (
        <Badge variant="secondary" key={tag}>
          {tag}
        </Badge>
      ))}
    </span>
  );
}
