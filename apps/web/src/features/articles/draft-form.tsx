import { Field, Input } from "@atrium/ui";
import { LazyRichEditor } from "../../shared/lazy-rich-editor.tsx";
import { useMessages } from "../../shared/messages.ts";
import type { ArticleDraft } from "./article-draft.ts";
import type { DraftErrors } from "./draft-errors.ts";
import { DraftSide } from "./draft-side.tsx";
import { fieldId } from "./editor-labels.ts";

/** Props of `DraftForm`. */
export interface DraftFormProps {
  draft: ArticleDraft;
  errors: DraftErrors;
  /** Begins the controls' ids. */
  prefix: string;
  readOnly: boolean;
  /** How often a conflict was settled. */
  settled: number;
  onEdit: (changes: Partial<ArticleDraft>) => void;
}

/** The fields of an article: the text with its title at the left, everything about it at the right. */
export function DraftForm(props: DraftFormProps) {
  const { draft, errors, prefix, readOnly, settled, onEdit } = props;
  const { editor: messages } = useMessages();
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 gap-4">
        <Field label={messages.title} id={fieldId(prefix, "title")} error={errors.title}>
          <Input
            value={draft.title}
            readOnly={readOnly}
            autoComplete="off"
            onChange={(event) => onEdit({ title: event.currentTarget.value })}
            className="h-10 text-xl font-medium"
          />
        </Field>
        <Field
          label={messages.subTitle}
          id={fieldId(prefix, "subTitle")}
          error={errors.subTitle}
          optional
        >
          <Input
            value={draft.subTitle ?? ""}
            readOnly={readOnly}
            autoComplete="off"
            onChange={(event) => onEdit({ subTitle: event.currentTarget.value })}
          />
        </Field>
        <section className="grid min-w-0 gap-1" aria-label={messages.content}>
          <span className="text-sm font-medium text-muted-foreground">{messages.content}</span>
          <LazyRichEditor
            label={messages.content}
            html={draft.content}
            revision={settled}
            readOnly={readOnly}
            onChange={(content) => onEdit({ content })}
          />
        </section>
      </div>
      <DraftSide {...props} />
    </div>
  );
}
