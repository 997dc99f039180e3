import { useId } from "react";
import { useMessages } from "../../i18n/index.ts";

interface FormFieldProps {
  name: string;
  label: string;
  type?: "text" | "email" | "tel" | "multiline";
  required?: boolean;
  limit?: number | undefined;
  help?: string;
  error?: string | undefined;
  /** What the field holds at first. */
  value?: string | undefined;
  autoComplete?: string;
}

/** A field with its label above and its help or error below. */
export function FormField(props: FormFieldProps) {
  const { name, label, type = "text", required = false, limit, help, error, value } = props;
  const { form: messages } = useMessages();
  const id = useId();
  const note = error ?? help;
  const shared = {
    id,
    name,
    maxLength: limit,
    defaultValue: value,
    autoComplete: props.autoComplete,
    "aria-required": required || undefined,
    "aria-invalid": error === undefined ? undefined : true,
    "aria-describedby": note === undefined ? undefined : `${id}-note`,
  };
  return (
    <div className="field" data-invalid={error !== undefined || undefined}>
      <label htmlFor={id}>
        {label} {required ? null : <span className="field-optional">{messages.optional}</span>}
      </label>
      {type === "multiline" ? <textarea {...shared} rows={6} /> : <input {...shared} type={type} />}
      {note === undefined ? null : (
        <p id={`${id}-note`} className={error === undefined ? "field-help" : "field-error"}>
          {note}
        </p>
      )}
    </div>
  );
}
