import { Badge } from "@atrium/ui";
import { FactRows, type Fact } from "../../shared/fact-rows.tsx";
import { useLocale, useMessages } from "../../shared/messages.ts";
import { ExactTime, RelativeTime } from "../../shared/time.tsx";
import type { Article } from "./queries.ts";

/** What is known about an article besides its text. */
export function ArticleFacts({ article }: { article: Article }) {
  const { articles: words } = useMessages();
  const locale = useLocale();
  const facts: Fact[] = [
    [words.factType, article.typeName],
    [words.factAuthor, article.author],
    [words.factSource, article.source],
    [words.factSlug, article.slug],
    [words.factTags, article.tags.length > 0 && <Tags tags={article.tags} />],
    [words.factPublished, article.publishedAt && <ExactTime value={article.publishedAt} />],
    [words.factScheduled, article.scheduledAt && <ExactTime value={article.scheduledAt} />],
    [words.factReads, article.readCount > 0 && article.readCount.toLocaleString(locale)],
    [words.factComments, article.commentCount > 0 && article.commentCount.toLocaleString(locale)],
    [
      words.factCreated,
      <>
        {article.createdByName} · <RelativeTime value={article.createdAt} />
      </>,
    ],
    [
      words.factChanged,
      <>
        {article.updatedByName} · <RelativeTime value={article.updatedAt} />
      </>,
    ],
  ];
  return (
    <section className="rounded-surface border border-line bg-surface p-4">
      <h2 className="mb-3 text-13 font-strong text-ink-muted">{words.facts}</h2>
      <dl className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-3 gap-y-1.5 text-13">
        <FactRows facts={facts} />
      </dl>
    </section>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <span className="flex flex-wrap gap-1">
      {tags.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
    </span>
  );
}
