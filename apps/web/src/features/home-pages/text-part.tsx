import { Field, Input, Textarea } from "@atrium/ui";
import type { ReactNode } from "react";
import type * as z from "zod/mini";
import { fieldRules } from "../../shared/form/field-rules.ts";

interface TextPartProps {
  /** The contract's schema of what it is a part of. */
  schema: z.core.$ZodType;
  /** Its name in that. */
  name: string;
  label: string;
  value: string | null;
  /** An empty box is null where the contract allows it. */
  onChange: (value: string | null) => void;
  id: string;
  error: string | undefined;
  help?: ReactNode;
  /** Renders a textarea with this many rows. */
  rows?: number;
  type?: "text" | "url";
  placeholder?: string;
  hideLabel?: boolean;
}

/** A text of a section. */
export function TextPart(props: TextPartProps) {
  const { schema, name, label, value, onChange, id, error, help, rows, type, placeholder } = props;
  const { nullable, maxLength } = fieldRules(schema, name);
  const input = {
    value: value ?? "",
    maxLength,
    placeholder,
    autoComplete: "off",
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange(nullable && currentTarget.value === "" ? null : currentTarget.value),
  };
  return (
    <Field
      label={label}
      id={id}
      error={error}
      help={help}
      optional={nullable && !props.hideLabel}
      hideLabel={props.hideLabel}
    >
      {rows === undefined ? (
        <Input {...input} type={type ?? "text"} />
      ) : (
        <Textarea {...input} rows={rows} />
      )}
    </Field>
  );
}
