import { Button, Field, PanelState, Select } from "@atrium/ui";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { useMessages } from "../../shared/messages.ts";
import { pendingStatus } from "../../shared/panel-status.ts";
import { ComparedText } from "./compared-text.tsx";
import { articleComparison, articleVersions, type Article } from "../../queries/articles.ts";
import { versionOptions } from "./version-options.ts";

/** Two versions to compare. */
export interface VersionPair {
  readonly from: number;
  readonly to: number;
}

interface ArticleComparisonProps {
  article: Article;
  pair: VersionPair;
  onPair: (pair: VersionPair) => void;
  onClose: () => void;
}

/** What became of an article from one version to another, word by word. */
export function ArticleComparison({ article, pair, onPair, onClose }: ArticleComparisonProps) {
  const { articles: messages, phrases } = useMessages();
  const versions = useQuery(articleVersions(article.id));
  const comparison = useQuery(articleComparison(article.id, pair));
  const options = versionOptions(versions.data?.records, article, { articles: messages, phrases });
  const side = (name: keyof VersionPair) => (
    <Select
      options={options}
      value={String(pair[name])}
      onChange={(event) => onPair({ ...pair, [name]: Number(event.currentTarget.value) })}
    />
  );
  return (
    <section aria-label={messages.compareTitle} className="grid gap-4">
      <div className="flex flex-wrap items-end gap-3 border-b border-border pb-4">
        <Field label={messages.compareFrom} className="w-48">
          {side("from")}
        </Field>
        <ArrowRight
          aria-hidden="true"
          className="mb-2 size-4 text-subtle-foreground max-sm:hidden"
        />
        <Field label={messages.compareTo} className="w-48">
          {side("to")}
        </Field>
        <Button variant="outline" className="ml-auto" onClick={onClose}>
          {messages.compareClose}
        </Button>
      </div>
      {comparison.data === undefined ? (
        <PanelState state={pendingStatus(comparison, messages.permission)} />
      ) : (
        <ComparedText comparison={comparison.data} />
      )}
    </section>
  );
}
