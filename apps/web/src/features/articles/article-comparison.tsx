import { Button, Field, PanelState, Select } from "@atrium/ui";
import { ArrowRight } from "lucide-react";
import { useRef } from "react";
import { ChangeNavigation } from "../../shared/compare/change-navigation.tsx";
import { ComparedFields } from "../../shared/compare/compared-fields.tsx";
import { changedFields } from "../../shared/compare/compared-article.ts";
import { ComparedRichText } from "../../shared/compare/compared-rich-text.tsx";
import { useMessages } from "../../shared/messages.ts";
import { pendingStatus } from "../../shared/panel-status.ts";
import { articleVersion, articleVersions, type Article } from "../../queries/articles.ts";
import { useQuery } from "../../shared/use-query.ts";
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
  const { articles: messages, compare, phrases } = useMessages();
  const area = useRef<HTMLDivElement>(null);
  const versions = useQuery(articleVersions(article.id));
  const from = useQuery(articleVersion(article.id, pair.from));
  const to = useQuery(articleVersion(article.id, pair.to));
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
      {from.data === undefined || to.data === undefined ? (
        <PanelState
          state={pendingStatus(from.data === undefined ? from : to, messages.permission)}
        />
      ) : (
        <>
          <ChangeNavigation area={area} comparison={`${pair.from}-${pair.to}`} />
          <div ref={area} className="mx-auto grid w-full max-w-measure gap-6">
            <ComparedFields
              before={from.data}
              after={to.data}
              beforeLabel={compare.baseVersion({ version: pair.from })}
              afterLabel={compare.baseVersion({ version: pair.to })}
            />
            {from.data.content !== to.data.content ? (
              <ComparedRichText before={from.data.content} after={to.data.content} />
            ) : (
              <p className="m-0 text-base text-muted-foreground">
                {changedFields(from.data, to.data).length === 0
                  ? messages.compareSame
                  : compare.sameText}
              </p>
            )}
          </div>
        </>
      )}
    </section>
  );
}
