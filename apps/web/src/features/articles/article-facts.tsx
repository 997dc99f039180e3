import { Badge } from "@atrium/ui";
import { FactRows, type Fact } from "../../shared/fact-rows.tsx";
import { useLocale, useMessages } from "../../shared/messages.ts";
import { ExactTime, RelativeTime } from "../../shared/time.tsx";
import type { Article } from "../../queries/articles.ts";

/** What is known about an article besides its text. */
export function ArticleFacts({ article }: { article: Article }) {
  const { articles: messages } = useMessages();
  const locale = useLocale();
  const facts: Fact[] = [
    [messages.factType, article.typeName],
    [messages.factAuthor, article.author],
    [messages.factSource, article.source],
    [messages.factSlug, article.slug],
    [messages.factTags, article.tags.length > 0 && <Tags tags={article.tags} />],
    [messages.factPublished, article.publishedAt && <ExactTime value={article.publishedAt} />],
    [messages.factScheduled, article.scheduledAt && <ExactTime value={article.scheduledAt} />],
    [messages.factReads, article.readCount > 0 && article.readCount.toLocaleString(locale)],
    [
      messages.factComments,
      article.commentCount > 0 && article.commentCount.toLocaleString(locale),
    ],
    [
      messages.factCreated,
      <>
        {article.createdByName} · <RelativeTime value={article.createdAt} />
      </>,
    ],
    [
      messages.factChanged,
      <>
        {article.updatedByName} · <RelativeTime value={article.updatedAt} />
      </>,
    ],
  ];
  return (
    <section className="rounded-lg border border-border bg-card p-4">
      <h2 className="mb-3 text-sm font-semibold text-muted-foreground">{messages.facts}</h2>
      <dl className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-3 gap-y-1.5 text-sm">
        <FactRows facts={facts} />
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
