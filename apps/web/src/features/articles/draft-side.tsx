import {
  Checkbox,
  DateTimeInput,
  Field,
  Input,
  MultiSelect,
  TagsInput,
  Textarea,
  TreeSelect,
} from "@atrium/ui";
import { zArticleSaveBody } from "../../generated/form-schemas.ts";
import { AttachmentUpload } from "../../shared/attachment-upload.tsx";
import { limitsOf } from "../../shared/form/limits-of.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { FormSection } from "../../shared/form/form-section.tsx";
import { useArticleTypes } from "../../shared/article-types.ts";
import { useMessages } from "../../shared/messages.ts";
import { PictureUpload } from "../../shared/picture-upload.tsx";
import { CoverFocus } from "./cover-focus.tsx";
import type { DraftFormProps } from "./draft-form.tsx";
import { fieldId } from "./editor-labels.ts";
import { NoTypes } from "./no-types.tsx";
import { SearchPreview } from "./search-preview.tsx";

type TextField =
  | "slug"
  | "summary"
  | "coverAlt"
  | "author"
  | "source"
  | "sourceUrl"
  | "seoTitle"
  | "seoDescription";

const { shape } = zArticleSaveBody;

/** Everything about an article besides its text. */
export function DraftSide(props: DraftFormProps) {
  const { draft, errors, prefix, readOnly, settled, onEdit } = props;
  const { editor: messages } = useMessages();
  const types = useArticleTypes();
  const positions = useDictionary("positionType");
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
        label={messages[name]}
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

  const freeWords = (name: "tags" | "keywords") => (
    <Field
      label={messages[name]}
      id={fieldId(prefix, name)}
      error={errors[name]}
      help={messages.tagsHelp}
      optional
    >
      <TagsInput
        value={draft[name]}
        limit={limitsOf(shape[name]).max}
        disabled={readOnly}
        onValueChange={(value) => onEdit({ [name]: value })}
      />
    </Field>
  );
  const moment = (name: "topUntil" | "offlineAt", help: string) => (
    <Field
      label={messages[name]}
      id={fieldId(prefix, name)}
      error={errors[name]}
      help={help}
      optional
    >
      <DateTimeInput
        value={draft[name]}
        disabled={readOnly}
        onValueChange={(value) => onEdit({ [name]: value })}
      />
    </Field>
  );

  return (
    <div className="grid gap-4">
      <FormSection title={messages.sectionBasics}>
        <Field
          label={messages.type}
          id={fieldId(prefix, "typeId")}
          error={errors.typeId}
          help={types.isEmpty && <NoTypes />}
        >
          <TreeSelect
            id={fieldId(prefix, "typeId")}
            label={messages.type}
            placeholder={messages.typePlaceholder}
            nodes={types.nodes}
            disabled={readOnly}
            value={draft.typeId === "" ? null : draft.typeId}
            onValueChange={(typeId) => onEdit({ typeId: typeId ?? "" })}
          />
        </Field>
        {text("summary", { help: messages.summaryHelp, rows: 3 })}
        {freeWords("tags")}
        {text("slug", { help: messages.slugHelp })}
      </FormSection>
      <FormSection title={messages.sectionPicture}>
        <PictureUpload
          label={messages.cover}
          value={draft.cover}
          error={errors.cover}
          disabled={readOnly}
          // Another picture has another point.
          onChange={(cover) =>
            onEdit(cover === draft.cover ? { cover } : { cover, coverFocus: null })
          }
        />
        {draft.cover !== null && (
          <CoverFocus
            id={fieldId(prefix, "coverFocus")}
            src={draft.cover}
            value={draft.coverFocus ?? null}
            error={errors.coverFocus}
            disabled={readOnly}
            onChange={(coverFocus) => onEdit({ coverFocus })}
          />
        )}
        {text("coverAlt", { help: messages.coverAltHelp })}
      </FormSection>
      <FormSection title={messages.sectionPlaces}>
        <Checkbox
          label={messages.isTop}
          checked={draft.isTop}
          disabled={readOnly}
          onCheckedChange={(isTop) => onEdit({ isTop })}
        />
        {draft.isTop && moment("topUntil", messages.topUntilHelp)}
        <Field
          label={messages.recommendPositions}
          id={fieldId(prefix, "recommendPositions")}
          error={errors.recommendPositions}
          optional
        >
          <MultiSelect
            options={positions.options}
            value={draft.recommendPositions}
            disabled={readOnly}
            onValueChange={(recommendPositions) => onEdit({ recommendPositions })}
          />
        </Field>
        {moment("offlineAt", messages.offlineAtHelp)}
      </FormSection>
      <FormSection title={messages.sectionMore}>
        {text("author")}
        {text("source")}
        {text("sourceUrl")}
        <AttachmentUpload
          label={messages.attachments}
          // A settled conflict may have replaced them.
          name={`attachments-${settled}`}
          id={fieldId(prefix, "attachments")}
          value={draft.attachments}
          limit={limitsOf(shape.attachments).max}
          error={errors.attachments}
          disabled={readOnly}
          onChange={(attachments) => onEdit({ attachments })}
        />
        <Checkbox
          label={messages.allowComment}
          checked={draft.allowComment}
          disabled={readOnly}
          onCheckedChange={(allowComment) => onEdit({ allowComment })}
        />
      </FormSection>
      <FormSection title={messages.seo}>
        {text("seoTitle")}
        {text("seoDescription", { rows: 2 })}
        <SearchPreview draft={draft} />
        {freeWords("keywords")}
        <Checkbox
          label={messages.noIndex}
          checked={draft.noIndex}
          disabled={readOnly}
          onCheckedChange={(noIndex) => onEdit({ noIndex })}
        />
      </FormSection>
    </div>
  );
}
