import { PanelState } from "@atrium/ui";
import { useContentLanguages } from "../../shared/content-languages.ts";
import { useMessages } from "../../shared/messages.ts";
import { pendingStatus } from "../../shared/panel-status.ts";
import { RelativeTime } from "../../shared/time.tsx";
import { ArticleBody } from "../../shared/workflow/article-body.tsx";
import { articleQueries, type Article } from "../../queries/articles.ts";
import { useQuery } from "../../shared/use-query.ts";

interface SourceBesideProps {
  translation: Article["translations"][number];
}

/** An article in another language as last saved, to read while writing this one. */
export function SourceBeside({ translation: { id, language } }: SourceBesideProps) {
  const { articles, languages: messages } = useMessages();
  const { nameOf } = useContentLanguages();
  const query = useQuery({ ...articleQueries.detail(id), staleTime: 0 });
  const article = query.data;
  return (
    <section
      aria-label={messages.beside({ language: nameOf(language) })}
      className="flex h-[calc(100dvh-13rem)] min-h-120 min-w-0 flex-col overflow-hidden rounded-lg border border-border bg-card xl:sticky xl:top-4"
    >
      {article === undefined ? (
        <PanelState state={pendingStatus(query, articles.permission)} />
      ) : (
        <>
          <p className="m-0 flex flex-wrap gap-x-2 border-b border-border px-4 py-2 text-sm text-muted-foreground">
            <span className="font-medium text-foreground">{nameOf(language)}</span>
            <span>{messages.savedBy({ name: article.updatedByName })}</span>
            <RelativeTime value={article.updatedAt} />
          </p>
          <div
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
            tabIndex={0}
            role="group"
            aria-label={article.title}
            className="overflow-y-auto p-5"
            lang={language}
          >
            <ArticleBody article={article} />
          </div>
        </>
      )}
    </section>
  );
}
