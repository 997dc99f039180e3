import type { FieldErrors } from "@atrium/hooks/resource";
import { useMessages } from "../../shared/messages.ts";
import type { ArticleControls, ControlProps } from "./article-control.tsx";
import {
  articleFieldNames,
  articleFields,
  type ArticleDraft,
  type ArticleField,
  type ArticleFieldName,
  type ArticleSection,
} from "./article-fields.ts";
import type { ReactNode } from "react";

/** What the fields of a form get. */
export interface ArticleFieldsProps {
  /** Undefined for an article that was never saved. */
  articleId: string | undefined;
  draft: ArticleDraft;
  errors: FieldErrors<ArticleDraft>;
  /** Begins the controls' ids. */
  prefix: string;
  readOnly: boolean;
  /** Grows when values were replaced from outside. */
  revision: number;
  onEdit: (changes: Partial<ArticleDraft>) => void;
}

interface SectionFieldsProps extends ArticleFieldsProps {
  section: ArticleSection;
  controls: ArticleControls;
}

/** The fields of a section. */
export function SectionFields({ section, ...form }: SectionFieldsProps) {
  return articleFieldNames
    .filter((name) => articleFields[name].section === section)
    .map((name) => <FormField key={name} {...form} name={name} />);
}

/** The id of a field's control. */
export function controlId(prefix: string, name: ArticleFieldName): string {
  return `${prefix}-${name}`;
}

interface FormFieldProps<Name> extends ArticleFieldsProps {
  name: Name;
  controls: ArticleControls;
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it ties a field's value to its control
function FormField<Name extends ArticleFieldName>(props: FormFieldProps<Name>) {
  const { name, controls, draft, errors, prefix, readOnly, revision, onEdit } = props;
  const { editor: messages } = useMessages();
  const field: ArticleField<ArticleDraft[Name]> = articleFields[name];
  const Control: ((control: ControlProps<ArticleDraft[Name]>) => ReactNode) | undefined =
    controls[name];
  if (Control === undefined || field.isShown?.(draft) === false) return null;
  return (
    <Control
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
