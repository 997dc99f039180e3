import { useMessages } from "../../i18n/index.ts";
import { CountedTextarea } from "./counted-textarea.tsx";

interface FormFieldProps {
  id: string;
  name: string;
  label: string;
  type?: "text" | "email" | "tel" | "multiline";
  required?: boolean;
  /** Whether its label says that it may stay empty; fields of which one is needed do not. */
  optional?: boolean;
  limit?: number | undefined;
  help?: string;
  error?: string | undefined;
  /** What the field holds at first. */
  value?: string | undefined;
  autoComplete?: string;
}

/** A field with its label and help or error above, and for a longer text what is left of its limit below. */
export function FormField(props: FormFieldProps) {
  const { id, name, label, type = "text", required = false, limit, help, error, value } = props;
  const { optional = !required } = props;
  const { form: messages } = useMessages();
  const note = error ?? help;
  const shared = {
    id,
    name,
    defaultValue: value,
    autoComplete: props.autoComplete,
    "aria-required": required || undefined,
    "aria-invalid": error === undefined ? undefined : true,
  };
  const noteId = note === undefined ? undefined : `${id}-note`;
  return (
    <div className="field" data-invalid={error !== undefined || undefined}>
      <label htmlFor={id}>
        {label} {optional ? <span className="field-optional">{messages.optional}</span> : null}
      </label>
      {note === undefined ? null : (
        <p id={noteId} className={error === undefined ? "field-help" : "field-error"}>
          {note}
        </p>
      )}
      {type === "multiline" ? (
        <CountedTextarea {...shared} limit={limit} noteId={noteId} />
      ) : (
        <input {...shared} type={type} maxLength={limit} aria-describedby={noteId} />
      )}
    </div>
  );
}
