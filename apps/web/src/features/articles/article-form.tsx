import type { FieldErrors } from "@atrium/hooks/resource";
import { memo, type ReactNode } from "react";
import { FormSection } from "../../shared/form/form-section.tsx";
import { useMessages } from "../../shared/messages.ts";
import {
  articleFieldNames,
  articleFields,
  type ArticleDraft,
  type ArticleField,
  type ArticleFieldName,
  type ArticleSection,
} from "./article-fields.tsx";
import { isSameButText, isShallowEqual } from "./same-but-text.ts";

export interface ArticleFormProps {
  draft: ArticleDraft;
  errors: FieldErrors<ArticleDraft>;
  /** Begins the controls' ids. */
  prefix: string;
  readOnly: boolean;
  /** Grows when values were replaced from outside. */
  revision: number;
  /** Whether there is room for one column only, as beside a preview. */
  isNarrow?: boolean;
  /** Above the sections beside the text. */
  aside?: ReactNode;
  onEdit: (changes: Partial<ArticleDraft>) => void;
}

const sideSections = [
  ["basics", "sectionBasics"],
  ["search", "sectionSearch"],
  ["picture", "sectionPicture"],
  ["places", "sectionPlaces"],
  ["more", "sectionMore"],
] as const satisfies readonly (readonly [ArticleSection, string])[];

/** The fields of an article: the text with its title at the left, everything about it at the right. */
export const ArticleForm = memo(Form, isSameForm);

/** The editor of the text shows what is written in it by itself, and takes another text with a new revision only. */
function isSameForm(before: ArticleFormProps, props: ArticleFormProps): boolean {
  const { draft, errors, ...rest } = props;
  const { draft: draftBefore, errors: errorsBefore, ...restBefore } = before;
  return (
    isShallowEqual(restBefore, rest) &&
    isSameButText(draftBefore, draft) &&
    isShallowEqual(errorsBefore, errors)
  );
}

function Form(props: ArticleFormProps) {
  const { editor: messages } = useMessages();
  const columns = props.isNarrow === true ? "" : "lg:grid-cols-[minmax(0,1fr)_20rem]";
  return (
    <div className={`grid grid-cols-1 items-start gap-4 ${columns}`}>
      <div className="grid min-w-0 gap-4">
        <SectionFields {...props} section="text" />
      </div>
      <div className="grid gap-4">
        {props.aside}
        {sideSections.map(([section, title]) => (
          <FormSection key={section} title={messages[title]}>
            <SectionFields {...props} section={section} />
          </FormSection>
        ))}
      </div>
    </div>
  );
}

/** The id of a field's control. */
export function controlId(prefix: string, name: ArticleFieldName): string {
  return `${prefix}-${name}`;
}

function SectionFields({ section, ...form }: ArticleFormProps & { section: ArticleSection }) {
  return articleFieldNames
    .filter((name) => articleFields[name].section === section)
    .map((name) => <FormField key={name} {...form} name={name} />);
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it ties a field's value to its control
function FormField<Name extends ArticleFieldName>(props: ArticleFormProps & { name: Name }) {
  const { name, draft, errors, prefix, readOnly, revision, onEdit } = props;
  const { editor: messages } = useMessages();
  const field: ArticleField<ArticleDraft[Name]> = articleFields[name];
  if (field.isShown?.(draft) === false) return null;
  return (
    <field.control
      name={name}
      id={controlId(prefix, name)}
      label={messages[name]}
      help={field.help && messages[field.help]}
      error={errors[name]}
      errors={errors}
      value={draft[name]}
      draft={draft}
      readOnly={readOnly}
      revision={revision}
      onChange={(value) => {
        const changes: Partial<ArticleDraft> = {};
        changes[name] = value;
        onEdit(changes);
      }}
      onEdit={onEdit}
    />
  );
}
