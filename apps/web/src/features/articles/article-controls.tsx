import {
  Checkbox,
  DateTimeInput,
  Field,
  Input,
  MultiSelect,
  TagsInput,
  TreeSelect,
} from "@atrium/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { zArticleSaveBody, zTag } from "../../generated/form-schemas.ts";
import { useArticleTypes } from "../../shared/article-types.ts";
import { AttachmentUpload, type Attachment } from "../../shared/attachment-upload.tsx";
import { fieldRules } from "../../shared/form/field-rules.ts";
import { FocalPointField } from "../../shared/focal-point-field.tsx";
import { limitsOf } from "../../shared/form/limits-of.ts";
import { LazyRichEditor } from "../../shared/lazy-rich-editor.tsx";
import { useMessages } from "../../shared/messages.ts";
import { PictureUpload } from "../../shared/picture-upload.tsx";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { NoTypes } from "./no-types.tsx";
import { articleTags, type Article } from "../../queries/articles.ts";
import { SearchPreview, type FoundFields } from "./search-preview.tsx";

const maxTagLength = limitsOf(zTag).max;

/** What a control may see of the article besides its own field. */
export type ControlDraft = FoundFields & Pick<Article, "title" | "cover" | "isTop">;

/** What the control of a field gets. */
export interface ControlProps<Value> {
  readonly name: string;
  readonly id: string;
  readonly label: string;
  readonly help: string | undefined;
  readonly error: string | undefined;
  /** What is wrong with the fields that are written in one control with this one. */
  readonly errors: Readonly<Partial<Record<keyof FoundFields, string>>>;
  readonly value: Value;
  readonly draft: ControlDraft;
  readonly readOnly: boolean;
  /** Grows when the value was replaced from outside: a control that holds it begins anew. */
  readonly revision: number;
  readonly onChange: (value: Value) => void;
  /** Changes other fields along with this one. */
  readonly onEdit: (changes: Partial<FoundFields & Pick<Article, "cover" | "coverFocus">>) => void;
}

/** A line of text. */
export function TextControl(props: ControlProps<string | null>) {
  return (
    <ControlField {...props} optional>
      <Input {...textInput(props, (text) => props.onChange(text || null))} />
    </ControlField>
  );
}

/** What lists and search engines show, written where it is seen. */
export function SearchControl(props: ControlProps<string | null>) {
  const { id, name, draft, errors, readOnly, onEdit } = props;
  const idOf = (field: string) => id.slice(0, -name.length) + field;
  const ids = {
    summary: idOf("summary"),
    slug: idOf("slug"),
    seoTitle: idOf("seoTitle"),
    seoDescription: id,
  };
  return (
    <SearchPreview draft={draft} ids={ids} errors={errors} readOnly={readOnly} onEdit={onEdit} />
  );
}

/** The title, larger than the rest. */
export function TitleControl(props: ControlProps<string>) {
  const { editor: messages } = useMessages();
  return (
    <ControlField {...props}>
      <Input
        {...textInput(props, props.onChange)}
        placeholder={messages.untitled}
        className="h-10 text-xl font-medium"
      />
    </ControlField>
  );
}

/** The text itself. */
export function ContentControl(props: ControlProps<string>) {
  const { id, label, value, draft, revision, readOnly, onChange } = props;
  return (
    <section id={id} tabIndex={-1} className="grid min-w-0 gap-1" aria-label={label}>
      <span className="text-sm font-medium text-muted-foreground">{label}</span>
      <LazyRichEditor
        label={label}
        html={value}
        revision={revision}
        readOnly={readOnly}
        // Who begins an article writes its title first.
        remembersFocusMode={draft.title !== ""}
        onChange={onChange}
      />
    </section>
  );
}

/** Yes or no. */
export function CheckboxControl({ label, value, readOnly, onChange }: ControlProps<boolean>) {
  return <Checkbox label={label} checked={value} disabled={readOnly} onCheckedChange={onChange} />;
}

/** A date and a time. */
export function DateTimeControl(props: ControlProps<string | null>) {
  return (
    <ControlField {...props} optional>
      <DateTimeInput value={props.value} disabled={props.readOnly} onValueChange={props.onChange} />
    </ControlField>
  );
}

/** Free words, with suggestions of those in use. */
export function TagsControl(props: ControlProps<string[]>) {
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
export function KeywordsControl(props: ControlProps<string[]>) {
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

/** The type, from the tree of all types. */
export function TypeControl(props: ControlProps<string>) {
  const { editor: messages } = useMessages();
  const types = useArticleTypes();
  return (
    <ControlField {...props} help={types.isEmpty && <NoTypes />}>
      <TreeSelect
        id={props.id}
        label={props.label}
        placeholder={messages.typePlaceholder}
        nodes={types.nodes}
        disabled={props.readOnly}
        value={props.value === "" ? null : props.value}
        onValueChange={(typeId) => props.onChange(typeId ?? "")}
      />
    </ControlField>
  );
}

/** The cover; another picture has another focal point. */
export function CoverControl(props: ControlProps<string | null>) {
  const { id, label, value, error, readOnly, onEdit } = props;
  return (
    <PictureUpload
      label={label}
      id={id}
      value={value}
      error={error}
      disabled={readOnly}
      onChange={(cover, picked) =>
        onEdit(cover === value ? { cover } : { cover, coverFocus: picked?.focalPoint ?? null })
      }
    />
  );
}

/** The focal point of the cover. */
export function FocusControl(props: ControlProps<string | null>) {
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
export function PositionsControl(props: ControlProps<string[]>) {
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
export function AttachmentsControl(props: ControlProps<Attachment[]>) {
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

interface ControlFieldProps extends Pick<ControlProps<unknown>, "id" | "label" | "error"> {
  readonly help?: ReactNode;
  readonly optional?: boolean;
  readonly children: ReactNode;
}

function ControlField({ id, label, error, help, optional, children }: ControlFieldProps) {
  return (
    <Field label={label} id={id} error={error} help={help} optional={optional}>
      {children}
    </Field>
  );
}

function textInput(
  { value, readOnly }: ControlProps<string> | ControlProps<string | null>,
  onText: (text: string) => void,
) {
  return {
    value: value ?? "",
    readOnly,
    autoComplete: "off",
    onChange: (event: { currentTarget: { value: string } }) => onText(event.currentTarget.value),
  };
}

function limitOf(name: string): number {
  return fieldRules(zArticleSaveBody, name).maxLength ?? Number.MAX_SAFE_INTEGER;
}
