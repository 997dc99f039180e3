import { Checkbox, DateTimeInput, MultiSelect, TagsInput } from "@atrium/ui";
import { keepPreviousData } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { zArticleSaveBody, zTag } from "../../generated/form-schemas.ts";
import { articleTags } from "../../queries/articles.ts";
import { useTypeLanguage } from "./use-type-language.ts";
import { AttachmentUpload, type Attachment } from "../../shared/attachment-upload.tsx";
import { fieldRules } from "../../shared/form/field-rules.ts";
import { limitsOf } from "../../shared/form/limits-of.ts";
import { FocalPointField } from "../../shared/focal-point-field.tsx";
import { useMessages } from "../../shared/messages.ts";
import { PictureUpload } from "../../shared/picture-upload.tsx";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { useQuery } from "../../shared/use-query.ts";
import { ControlField, TextControl, type ControlProps } from "./article-control.tsx";
import type { ArticleDraft, ArticleFieldName } from "./article-fields.ts";
import { SearchPreview } from "./search-preview.tsx";
import type { textControls } from "./text-controls.tsx";
import { TypeControl } from "./type-control.tsx";

const maxTagLength = limitsOf(zTag).max;

/** What lists and search engines show, written where it is seen. */
function SearchControl(props: ControlProps<string | null>) {
  const { id, name, draft, errors, readOnly, onEdit } = props;
  const idOf = (field: string) => id.slice(0, -name.length) + field;
  const ids = {
    summary: idOf("summary"),
    slug: idOf("slug"),
    seoTitle: idOf("seoTitle"),
    seoDescription: id,
  };
  const language = useTypeLanguage(draft.typeId);
  return (
    <SearchPreview
      draft={draft}
      language={language}
      ids={ids}
      errors={errors}
      readOnly={readOnly}
      onEdit={onEdit}
    />
  );
}

/** Yes or no. */
function CheckboxControl({ label, value, readOnly, onChange }: ControlProps<boolean>) {
  return <Checkbox label={label} checked={value} disabled={readOnly} onCheckedChange={onChange} />;
}

/** A date and a time. */
function DateTimeControl(props: ControlProps<string | null>) {
  return (
    <ControlField {...props} optional>
      <DateTimeInput value={props.value} disabled={props.readOnly} onValueChange={props.onChange} />
    </ControlField>
  );
}

/** Free words, with suggestions of those in use. */
function TagsControl(props: ControlProps<string[]>) {
  const [keyword, setKeyword] = useState("");
  const { data } = useQuery({
    ...articleTags(keyword),
    enabled: !props.readOnly,
    placeholderData: keepPreviousData,
  });
  return (
    <ControlField {...props} optional>
      <TagsInput
        value={props.value}
        limit={limitOf(props.name)}
        maxLength={maxTagLength}
        disabled={props.readOnly}
        suggestions={
          data?.map(({ tag, count }) => ({ value: tag, label: tag, detail: String(count) })) ?? []
        }
        onSearch={setKeyword}
        onValueChange={props.onChange}
      />
    </ControlField>
  );
}

/** Free words. */
function KeywordsControl(props: ControlProps<string[]>) {
  return (
    <ControlField {...props} optional>
      <TagsInput
        value={props.value}
        limit={limitOf(props.name)}
        disabled={props.readOnly}
        onValueChange={props.onChange}
      />
    </ControlField>
  );
}

/** The cover; another picture has another focal point. */
function CoverControl(props: ControlProps<string | null>) {
  const { id, label, value, error, readOnly, onEdit } = props;
  return (
    <PictureUpload
      label={label}
      id={id}
      value={value}
      error={error}
      optional
      disabled={readOnly}
      onChange={(cover, picked) =>
        onEdit(cover === value ? { cover } : { cover, coverFocus: picked?.focalPoint ?? null })
      }
    />
  );
}

/** The focal point of the cover. */
function FocusControl(props: ControlProps<string | null>) {
  const { id, label, draft, value, error, readOnly, onChange } = props;
  const { editor: messages } = useMessages();
  if (draft.cover === null) return null;
  return (
    <FocalPointField
      id={id}
      label={label}
      help={messages.coverFocusHelp}
      src={draft.cover}
      value={value}
      error={error}
      disabled={readOnly}
      onChange={onChange}
    />
  );
}

/** The places it is recommended at. */
function PositionsControl(props: ControlProps<string[]>) {
  const positions = useDictionary("positionType");
  return (
    <ControlField {...props} optional>
      <MultiSelect
        options={positions.options}
        value={props.value}
        disabled={props.readOnly}
        onValueChange={props.onChange}
      />
    </ControlField>
  );
}

/** Files to download. */
function AttachmentsControl(props: ControlProps<Attachment[]>) {
  const { name, id, label, value, error, readOnly, revision, onChange } = props;
  return (
    <AttachmentUpload
      label={label}
      name={`${name}-${revision}`}
      id={id}
      value={value}
      limit={limitOf(name)}
      error={error}
      disabled={readOnly}
      onChange={onChange}
    />
  );
}

function limitOf(name: string): number {
  return fieldRules(zArticleSaveBody, name).maxLength ?? Number.MAX_SAFE_INTEGER;
}

/** Written where they are shown, in the control of the search description. */
type FoundName = "summary" | "slug" | "seoTitle";
type SideName = Exclude<ArticleFieldName, keyof typeof textControls | FoundName>;

/** What everything about the text is written in. */
export const sideControls: {
  readonly [Name in SideName]: (props: ControlProps<ArticleDraft[Name]>) => ReactNode;
} = {
  typeId: TypeControl,
  tags: TagsControl,
  seoDescription: SearchControl,
  keywords: KeywordsControl,
  noIndex: CheckboxControl,
  cover: CoverControl,
  coverFocus: FocusControl,
  coverAlt: TextControl,
  isTop: CheckboxControl,
  topUntil: DateTimeControl,
  recommendPositions: PositionsControl,
  offlineAt: DateTimeControl,
  author: TextControl,
  source: TextControl,
  sourceUrl: TextControl,
  attachments: AttachmentsControl,
  allowComment: CheckboxControl,
};
