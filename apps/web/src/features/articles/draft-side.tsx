import { Checkbox, Field, Input, Textarea, TreeSelect } from "@atrium/ui";
import { FormSection } from "../../shared/form/form-section.tsx";
import { useArticleTypes } from "../../shared/article-types.ts";
import { useMessages } from "../../shared/messages.ts";
import { PictureUpload } from "../../shared/picture-upload.tsx";
import type { DraftFormProps } from "./draft-form.tsx";
import { fieldId } from "./editor-labels.ts";
import { WordsField } from "./words-field.tsx";

type TextField =
  | "slug"
  | "summary"
  | "coverAlt"
  | "author"
  | "source"
  | "seoTitle"
  | "seoDescription";

/** Everything about an article besides its text. */
export function DraftSide({ draft, errors, prefix, readOnly, onEdit }: DraftFormProps) {
  const { editor: words } = useMessages();
  const types = useArticleTypes();
  const text = (name: TextField, options: { help?: string; rows?: number } = {}) => {
    const shared = {
      value: draft[name] ?? "",
      readOnly,
      autoComplete: "off",
      onChange: (event: { currentTarget: { value: string } }) =>
        onEdit({ [name]: event.currentTarget.value }),
    };
    return (
      <Field
        label={words[name]}
        id={fieldId(prefix, name)}
        error={errors[name]}
        help={options.help}
        optional
      >
        {options.rows === undefined ? (
          <Input {...shared} />
        ) : (
          <Textarea {...shared} rows={options.rows} />
        )}
      </Field>
    );
  };

  return (
    <div className="grid gap-4">
      <FormSection title={words.sectionBasics}>
        <Field label={words.type} id={fieldId(prefix, "typeId")} error={errors.typeId}>
          <TreeSelect
            id={fieldId(prefix, "typeId")}
            label={words.type}
            placeholder={words.typePlaceholder}
            nodes={types.nodes}
            disabled={readOnly}
            value={draft.typeId === "" ? null : draft.typeId}
            onValueChange={(typeId) => onEdit({ typeId: typeId ?? "" })}
          />
        </Field>
        {text("summary", { help: words.summaryHelp, rows: 3 })}
        <WordsField
          label={words.tags}
          id={fieldId(prefix, "tags")}
          value={draft.tags}
          error={errors.tags}
          readOnly={readOnly}
          onChange={(tags) => onEdit({ tags })}
        />
        {text("slug", { help: words.slugHelp })}
      </FormSection>
      <FormSection title={words.sectionPicture}>
        <PictureUpload
          label={words.cover}
          value={draft.cover}
          error={errors.cover}
          disabled={readOnly}
          onChange={(cover) => onEdit({ cover })}
        />
        {text("coverAlt", { help: words.coverAltHelp })}
      </FormSection>
      <FormSection title={words.sectionMore}>
        {text("author")}
        {text("source")}
        <Checkbox
          label={words.allowComment}
          checked={draft.allowComment}
          disabled={readOnly}
          onCheckedChange={(allowComment) => onEdit({ allowComment })}
        />
        <Checkbox
          label={words.isTop}
          checked={draft.isTop}
          disabled={readOnly}
          onCheckedChange={(isTop) => onEdit({ isTop })}
        />
      </FormSection>
      <FormSection title={words.seo}>
        {text("seoTitle")}
        {text("seoDescription", { rows: 2 })}
        <WordsField
          label={words.keywords}
          id={fieldId(prefix, "keywords")}
          value={draft.keywords}
          error={errors.keywords}
          readOnly={readOnly}
          onChange={(keywords) => onEdit({ keywords })}
        />
        <Checkbox
          label={words.noIndex}
          checked={draft.noIndex}
          disabled={readOnly}
          onCheckedChange={(noIndex) => onEdit({ noIndex })}
        />
      </FormSection>
    </div>
  );
}
