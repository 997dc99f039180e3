import { useMessages } from "../messages.ts";
import { RemarkFieldButton } from "../remarks/remark-field-button.tsx";
import {
  changedFields,
  comparedFields,
  hasValue,
  type ComparedArticle,
  type ComparedField,
} from "./compared-article.ts";
import { FieldValue } from "./field-value.tsx";

interface ComparedFieldsProps {
  before: ComparedArticle;
  after: ComparedArticle;
  beforeLabel: string;
  afterLabel: string;
}

/** The fields that differ, as they were beside as they are. */
export function ComparedFields({ before, after, ...labels }: ComparedFieldsProps) {
  const { compare: messages } = useMessages();
  const labelOf = useFieldLabels();
  const fields = changedFields(before, after);
  if (fields.length === 0) return null;
  return (
    <section aria-label={messages.changedFields} className="@container grid gap-4">
      {fields.map((field) => (
        <section
          key={field}
          aria-label={labelOf(field)}
          data-change="changed"
          data-field={field}
          tabIndex={-1}
          className="compared-field grid gap-x-4 gap-y-2 rounded-md text-sm @lg:grid-cols-2"
        >
          <div className="flex items-center gap-1 @lg:col-span-2">
            <h3 className="m-0 text-xs font-semibold text-muted-foreground">{labelOf(field)}</h3>
            <RemarkFieldButton field={field} />
          </div>
          <div className="min-w-0 wrap-anywhere">
            <p className="m-0 text-xs text-subtle-foreground">{labels.beforeLabel}</p>
            <FieldValue field={field} article={before} other={after} mark="del" />
          </div>
          <div className="min-w-0 wrap-anywhere">
            <p className="m-0 text-xs text-subtle-foreground">{labels.afterLabel}</p>
            <FieldValue field={field} article={after} other={before} mark="ins" />
          </div>
        </section>
      ))}
    </section>
  );
}

interface OtherFieldsProps {
  before: ComparedArticle | undefined;
  after: ComparedArticle;
}

/** Every field that did not change, so that nothing is approved unseen. */
export function OtherFields({ before, after }: OtherFieldsProps) {
  const { compare: messages } = useMessages();
  const labelOf = useFieldLabels();
  const changed = changedFields(before, after);
  const fields = comparedFields.filter(
    (field) => !changed.includes(field) && hasValue(after, field),
  );
  return (
    <details open={before === undefined} className="group rounded-md border border-border text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 font-medium text-muted-foreground">
        {before === undefined
          ? messages.allFields({ count: fields.length })
          : messages.otherFields({ count: fields.length })}
      </summary>
      <dl className="m-0 grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] gap-x-4 gap-y-2 px-4 pb-4">
        {fields.map((field) => (
          <div key={field} data-field={field} className="contents">
            <dt className="flex items-start gap-1 text-subtle-foreground">
              {labelOf(field)}
              <RemarkFieldButton field={field} />
            </dt>
            <dd className="m-0 min-w-0 wrap-anywhere">
              <FieldValue field={field} article={after} mark="ins" />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** The names of fields, as the editor has them. */
export function useFieldLabels(): (field: ComparedField) => string {
  const { compare, editor } = useMessages();
  const labels = { ...editor, ...compare.fields };
  return (field) => labels[field];
}
