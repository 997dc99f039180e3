import { Field, Input } from "@atrium/ui";
import type { ReactNode } from "react";
import type { Article } from "../../queries/articles.ts";
import type { ArticleDraft, ArticleFieldName } from "./article-fields.ts";
import type { FoundFields } from "./found-fields.ts";

/** What a control may see of the article besides its own field. */
export type ControlDraft = FoundFields & Pick<Article, "typeId" | "title" | "cover" | "isTop">;

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

/** What fields are written in, by their names. */
export type ArticleControls = {
  readonly [Name in ArticleFieldName]?: (props: ControlProps<ArticleDraft[Name]>) => ReactNode;
};

/** A line of text. */
export function TextControl(props: ControlProps<string | null>) {
  return (
    <ControlField {...props} optional>
      <Input {...textInput(props, (text) => props.onChange(text || null))} />
    </ControlField>
  );
}

interface ControlFieldProps extends Pick<ControlProps<unknown>, "id" | "label" | "error"> {
  readonly help?: ReactNode;
  readonly optional?: boolean;
  readonly children: ReactNode;
}

/** A control with its label. */
export function ControlField({ id, label, error, help, optional, children }: ControlFieldProps) {
  return (
    <Field label={label} id={id} error={error} help={help} optional={optional}>
      {children}
    </Field>
  );
}

/** What a box of text gets of its field. */
export function textInput(
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
