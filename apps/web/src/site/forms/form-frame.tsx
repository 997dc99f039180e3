import { useEffect, useRef, type ReactNode } from "react";
import { useMessages } from "../../i18n/index.ts";
import { draft } from "./draft.ts";
import type { useVisitorForm } from "./use-visitor-form.ts";

interface FormFrameProps {
  form: ReturnType<typeof useVisitorForm>;
  /** The hidden fields. */
  hidden?: Record<string, string>;
  send: string;
  sent: string;
  another: string;
  children: ReactNode;
}

/**
 * The frame of every visitor's form: the honeypot, the button and the outcome. Without script it is posted to its own
 * page.
 */
export function FormFrame({ form, hidden = {}, send, sent, another, children }: FormFrameProps) {
  const { form: messages } = useMessages();
  const element = useRef<HTMLFormElement>(null);
  const { draftKey, state } = form;
  useEffect(() => {
    if (state === "open" && element.current !== null) draft.restore(draftKey, element.current);
  }, [draftKey, state]);
  if (state === "sent") {
    return (
      <div className="form-sent" role="status">
        <p>{sent}</p>
        <a
          href={form.action}
          className="button button-ghost"
          onClick={(event) => {
            event.preventDefault();
            form.again();
          }}
        >
          {another}
        </a>
      </div>
    );
  }
  return (
    <form
      className="visitor-form"
      ref={element}
      action={form.action}
      method="post"
      noValidate
      onSubmit={form.submit}
      onInput={({ currentTarget }) => draft.save(draftKey, currentTarget)}
    >
      {form.failure === null ? null : (
        <p className="form-failure" role="alert">
          {form.failure}
        </p>
      )}
      {children}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="not-for-people" aria-hidden="true">
        <label>
          {messages.website}
          <input name="website" type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <button type="submit" className="button" aria-disabled={state === "sending" || undefined}>
        {state === "sending" ? messages.sending : send}
      </button>
    </form>
  );
}
