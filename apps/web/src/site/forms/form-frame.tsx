import { useEffect, useRef, type ReactNode } from "react";
import { useMessages } from "../../i18n/index.ts";
import { draft } from "./draft.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { outcomeId } from "./form-state.ts";
import { titlePrefix, useTitlePrefix } from "./form-title.ts";
import type { useVisitorForm } from "./use-visitor-form.ts";

interface FormFrameProps {
  form: ReturnType<typeof useVisitorForm>;
  /** Names of the visible fields from top to bottom. */
  fields: readonly string[];
  /** The hidden fields. */
  hidden?: Record<string, string>;
  send: string;
  sent: string;
  /** Says in the page's title that it was sent. */
  sentTitle: string;
  another: string;
  /** An address with an empty form. */
  anew: string;
  /** Shows what was sent, below the thanks. */
  copy?: ReactNode;
  children: ReactNode;
}

/**
 * The frame of every visitor's form: the honeypot, the button and the outcome. Without script it is posted to its own
 * page.
 */
export function FormFrame(props: FormFrameProps) {
  const { form, fields, hidden = {}, send, sent, another, anew, copy, children } = props;
  const { form: messages } = useMessages();
  const element = useRef<HTMLFormElement>(null);
  const thanks = useRef<HTMLDivElement>(null);
  const { draftKey, state } = form;
  useTitlePrefix(titlePrefix(form.sent ?? form, messages, props.sentTitle));
  useEffect(() => {
    if (state === "open" && element.current !== null) draft.restore(draftKey, element.current);
  }, [draftKey, state]);
  const { attempts } = form;
  useEffect(() => {
    // The button that had the focus is gone. After a page was loaded, the browser chooses.
    if (state === "sent" && attempts > 0) thanks.current?.focus();
  }, [state, attempts]);
  if (state === "sent") {
    return (
      <>
        <div
          id={outcomeId(form.form)}
          className="form-sent"
          role="status"
          tabIndex={-1}
          ref={thanks}
          data-draft={draftKey}
        >
          <p>{sent}</p>
          {form.sent?.reference ? <p>{messages.reference(form.sent.reference)}</p> : null}
        </div>
        {copy}
        <a
          href={anew}
          className="button button-ghost"
          onClick={(event) => {
            event.preventDefault();
            form.again();
          }}
        >
          {another}
        </a>
      </>
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
      data-draft={draftKey}
    >
      <ErrorSummary form={form} fields={fields} />
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
