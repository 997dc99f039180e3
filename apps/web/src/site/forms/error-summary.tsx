import { useEffect, useId, useRef } from "react";
import { useMessages } from "../../i18n/index.ts";
import { fieldId } from "./field-props.ts";
import { outcomeId } from "./form-state.ts";
import type { useVisitorForm } from "./use-visitor-form.ts";

interface ErrorSummaryProps {
  form: ReturnType<typeof useVisitorForm>;
  /** The form's fields from top to bottom. */
  fields: readonly string[];
}

/** What is to be corrected, each a link to its field. It takes the focus when a submission was not accepted. */
export function ErrorSummary({ form, fields }: ErrorSummaryProps) {
  const { form: messages } = useMessages();
  const element = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const { errors, failure, attempts } = form;
  const invalid = fields.filter((name) => errors[name] !== undefined);
  useEffect(() => {
    if (attempts > 0) element.current?.focus();
  }, [attempts]);
  if (failure === null && invalid.length === 0) return null;
  return (
    <div
      id={outcomeId(form.form)}
      className="form-failure"
      role="alert"
      tabIndex={-1}
      ref={element}
      aria-labelledby={failure === null ? titleId : undefined}
    >
      {failure === null ? null : <p>{failure}</p>}
      {invalid.length === 0 ? null : (
        <>
          <p id={titleId} className="form-failure-title">
            {messages.problems(invalid.length)}
          </p>
          <ul>
            {invalid.map((name) => (
              <li key={name}>
                <a href={`#${fieldId(form.form, name)}`}>{errors[name]}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
