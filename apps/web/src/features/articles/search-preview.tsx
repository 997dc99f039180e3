import { FieldError } from "@atrium/ui";
import { useId } from "react";
import { zArticleSaveBody } from "../../generated/form-schemas.ts";
import type { Language } from "../../shared/content-languages.ts";
import { limitsOf } from "../../shared/form/limits-of.ts";
import { useMessages } from "../../shared/messages.ts";
import { publicHref, publicPath } from "../../shared/public-path.ts";
import type { Article } from "../../queries/articles.ts";
import type { FoundFields } from "./found-fields.ts";
import { maxDescriptionWidth, maxTitleWidth, textWidth } from "./search-length.ts";

interface SearchPreviewProps {
  draft: FoundFields & Pick<Article, "title">;
  /** Of the article: its address depends on it. */
  language: Language;
  /** The ids of the controls. */
  ids: Readonly<Record<keyof FoundFields, string>>;
  errors: Readonly<Partial<Record<keyof FoundFields, string>>>;
  readOnly: boolean;
  onEdit: (changes: Partial<FoundFields>) => void;
}

/**
 * How lists and search engines may show the article, and where that is written: summary, slug, title and description are
 * edited in place. What is left empty is taken from the article.
 */
export function SearchPreview(props: SearchPreviewProps) {
  const { draft, language, ids, errors, readOnly, onEdit } = props;
  const { editor: messages } = useMessages();
  const { shape } = zArticleSaveBody;
  return (
    <>
      <section className="grid grid-cols-1 gap-1" aria-label={messages.listPreview}>
        <p className="m-0 text-xs text-subtle-foreground">{messages.listPreviewHelp}</p>
        <div className={boxClasses}>
          <p className="m-0 px-1 font-medium">{draft.title || messages.untitled}</p>
          <Line
            id={ids.summary}
            label={messages.summary}
            value={draft.summary}
            inherited={null}
            placeholder={messages.seoDescriptionEmpty}
            rows={2}
            maxLength={limitsOf(shape.summary).max}
            error={errors.summary}
            readOnly={readOnly}
            onChange={(words) => onEdit({ summary: words || null })}
            className="text-sm text-muted-foreground placeholder:text-muted-foreground"
          />
        </div>
      </section>
      <section className="grid grid-cols-1 gap-1" aria-label={messages.seoPreview}>
        <p className="m-0 text-xs text-subtle-foreground">{messages.seoPreviewHelp}</p>
        <div className={boxClasses}>
          <SlugLine
            id={ids.slug}
            slug={draft.slug}
            language={language}
            error={errors.slug}
            readOnly={readOnly}
            onChange={(slug) => onEdit({ slug })}
          />
          <Line
            id={ids.seoTitle}
            label={messages.seoTitle}
            value={draft.seoTitle}
            inherited={draft.title}
            placeholder={messages.newTitle}
            rows={1}
            maxLength={limitsOf(shape.seoTitle).max}
            maxWidth={maxTitleWidth}
            error={errors.seoTitle}
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
            error={errors.seoDescription}
            readOnly={readOnly}
            onChange={(words) => onEdit({ seoDescription: words || null })}
            className="text-xs text-muted-foreground placeholder:text-muted-foreground"
          />
        </div>
      </section>
    </>
  );
}

const boxClasses =
  "grid grid-cols-1 gap-1 rounded-md border border-border bg-page p-2 wrap-anywhere";
const inPlaceClasses =
  "min-h-6 rounded-sm border border-transparent bg-transparent px-1 py-0.5 hover:border-input focus-visible:border-ring focus-visible:bg-input-background pointer-coarse:min-h-11 aria-invalid:border-destructive";

interface SlugLineProps {
  id: string;
  slug: string;
  language: Language;
  error: string | undefined;
  readOnly: boolean;
  onChange: (slug: string) => void;
}

/** The address of the public page, with the slug to be edited at its end. */
function SlugLine({ id, slug, language, error, readOnly, onChange }: SlugLineProps) {
  const { editor: messages } = useMessages();
  const help = useId();
  const { host, pathname, search } = new URL(
    publicHref(publicPath(""), language),
    window.location.origin,
  );
  const start = `${host}${pathname}${search}`;
  return (
    <div className="grid grid-cols-1 gap-0.5">
      <div className="flex flex-wrap items-center text-xs text-muted-foreground">
        <span className="pl-1">{start}</span>
        <input
          id={id}
          aria-label={messages.slug}
          aria-describedby={error === undefined ? help : `${id}-error ${help}`}
          aria-invalid={error !== undefined}
          value={slug}
          placeholder={messages.slugEmpty}
          autoComplete="off"
          spellCheck={false}
          readOnly={readOnly}
          onChange={(event) => onChange(event.currentTarget.value)}
          className={`field-sizing-content max-w-full min-w-24 text-foreground placeholder:text-subtle-foreground ${inPlaceClasses}`}
        />
      </div>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <p id={help} className="m-0 px-1 text-xs text-subtle-foreground">
        {messages.slugHelp}
      </p>
    </div>
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
  /** How much of it is shown, where that is known. */
  maxWidth?: number;
  error: string | undefined;
  readOnly: boolean;
  onChange: (words: string) => void;
  className: string;
}

/** A line of the result, with its length against what is shown of it. */
function Line({ id, label, value, inherited, maxWidth, error, onChange, ...props }: LineProps) {
  const lengthId = useId();
  const described = [
    ...(error === undefined ? [] : [`${id}-error`]),
    ...(maxWidth === undefined ? [] : [lengthId]),
  ];
  return (
    <div className="grid gap-0.5">
      <textarea
        {...props}
        id={id}
        aria-label={label}
        aria-describedby={described.join(" ") || undefined}
        aria-invalid={error !== undefined}
        placeholder={inherited || props.placeholder}
        value={value ?? ""}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={`field-sizing-content w-full resize-none ${inPlaceClasses} ${props.className}`}
      />
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {maxWidth !== undefined && (
        <ShownLength id={lengthId} text={value || inherited || ""} maxWidth={maxWidth} />
      )}
    </div>
  );
}

function ShownLength({ id, text, maxWidth }: { id: string; text: string; maxWidth: number }) {
  const { editor: messages } = useMessages();
  const width = textWidth(text);
  const isLong = width > maxWidth;
  return (
    <p
      id={id}
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
  );
}
