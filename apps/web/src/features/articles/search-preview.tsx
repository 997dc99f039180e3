import { Button } from "@atrium/ui";
import { useId } from "react";
import { zArticleSaveBody } from "../../generated/form-schemas.ts";
import { limitsOf } from "../../shared/form/limits-of.ts";
import { useMessages } from "../../shared/messages.ts";
import { navigation } from "../../shared/navigation.ts";
import type { Article } from "../../queries/articles.ts";
import { publicPath } from "./article-paths.ts";
import { maxDescriptionWidth, maxTitleWidth, textWidth } from "./search-length.ts";

type SearchResult = Pick<Article, "title" | "slug" | "summary" | "seoTitle" | "seoDescription">;

interface SearchPreviewProps {
  draft: SearchResult;
  /** The ids of the controls. */
  ids: Readonly<Record<"slug" | "seoTitle" | "seoDescription", string>>;
  readOnly: boolean;
  onEdit: (changes: Partial<Pick<Article, "seoTitle" | "seoDescription">>) => void;
}

/**
 * How a search engine may show the article, and where that is written: its title and description are edited in place, and
 * its address leads to the slug. What is left empty is taken from the article.
 */
export function SearchPreview({ draft, ids, readOnly, onEdit }: SearchPreviewProps) {
  const { editor: messages } = useMessages();
  const address = new URL(navigation.toHref(publicPath(draft.slug)), window.location.origin);
  const { shape } = zArticleSaveBody;
  return (
    <section className="grid grid-cols-1 gap-1" aria-label={messages.seoPreview}>
      <p className="m-0 text-xs text-subtle-foreground">{messages.seoPreviewHelp}</p>
      <div className="grid grid-cols-1 gap-1 rounded-md border border-border bg-page p-2 wrap-anywhere">
        <Button
          variant="ghost"
          size="sm"
          className="h-auto min-w-0 justify-start px-1 py-0.5 text-xs font-normal text-muted-foreground pointer-coarse:min-h-11 [&>span]:min-w-0"
          title={address.href}
          onClick={() => document.getElementById(ids.slug)?.focus()}
        >
          <span className="truncate">{address.href}</span>
          <span className="sr-only">{messages.seoEditSlug}</span>
        </Button>
        <Line
          id={ids.seoTitle}
          label={messages.seoTitle}
          value={draft.seoTitle}
          inherited={draft.title}
          placeholder={messages.newTitle}
          rows={1}
          maxLength={limitsOf(shape.seoTitle).max}
          maxWidth={maxTitleWidth}
          readOnly={readOnly}
          onChange={(words) => onEdit({ seoTitle: words.replaceAll(/\s*\n\s*/g, " ") || null })}
          className="text-base text-primary placeholder:text-primary"
        />
        <Line
          id={ids.seoDescription}
          label={messages.seoDescription}
          value={draft.seoDescription}
          inherited={draft.summary}
          placeholder={messages.seoDescriptionEmpty}
          rows={2}
          maxLength={limitsOf(shape.seoDescription).max}
          maxWidth={maxDescriptionWidth}
          readOnly={readOnly}
          onChange={(words) => onEdit({ seoDescription: words || null })}
          className="text-xs text-muted-foreground placeholder:text-muted-foreground"
        />
      </div>
    </section>
  );
}

interface LineProps {
  id: string;
  label: string;
  value: string | null;
  /** What is shown of the article itself where nothing is written. */
  inherited: string | null;
  /** What is shown where that is empty too. */
  placeholder: string;
  rows: number;
  maxLength: number;
  maxWidth: number;
  readOnly: boolean;
  onChange: (words: string) => void;
  className: string;
}

/** A line of the result, with its length against what is shown of it. */
function Line({ id, label, value, inherited, maxWidth, onChange, ...props }: LineProps) {
  const { editor: messages } = useMessages();
  const lengthId = useId();
  const width = textWidth(value || inherited || "");
  const isLong = width > maxWidth;
  return (
    <div className="grid gap-0.5">
      <textarea
        {...props}
        id={id}
        aria-label={label}
        aria-describedby={lengthId}
        placeholder={inherited || props.placeholder}
        value={value ?? ""}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={`field-sizing-content w-full resize-none pointer-coarse:min-h-11 rounded-sm border border-transparent bg-transparent px-1 py-0.5 hover:border-input focus-visible:border-ring focus-visible:bg-input-background ${props.className}`}
      />
      <p
        id={lengthId}
        className="m-0 flex items-center gap-2 px-1 text-xs text-subtle-foreground tabular-nums"
      >
        <span aria-hidden="true" className="h-1 w-16 overflow-hidden rounded-full bg-muted">
          <span
            className={`block h-full rounded-full ${isLong ? "bg-warning" : "bg-success"}`}
            style={{ width: `${Math.min(100, (width / maxWidth) * 100)}%` }}
          />
        </span>
        {isLong
          ? messages.seoTooLong({ width, max: maxWidth })
          : messages.seoLength({ width, max: maxWidth })}
      </p>
    </div>
  );
}
