import type { ReactNode } from "react";
import { useMessages } from "../../messages/index.ts";
import type { useVisitorForm } from "./use-visitor-form.ts";

interface FormFrameProps {
  form: ReturnType<typeof useVisitorForm>;
  send: string;
  sent: string;
  another: string;
  children: ReactNode;
}

/** What every visitor's form has: the trap for machines, the button, and the word on how it went. */
export function FormFrame({ form, send, sent, another, children }: FormFrameProps) {
  const { form: words } = useMessages();
  if (form.state === "sent") {
    return (
      <div className="form-sent" role="status">
        <p>{sent}</p>
        <button type="button" className="button button-quiet" onClick={form.again}>
          {another}
        </button>
      </div>
    );
  }
  return (
    <form className="visitor-form" noValidate onSubmit={form.submit} method="post">
      {children}
      <div className="not-for-people" aria-hidden="true">
        <label>
          {words.website}
          <input name="website" type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {form.failure === null ? null : (
        <p className="form-failure" role="alert">
          {form.failure}
        </p>
      )}
      <noscript>
        <p className="form-failure">{words.needsScript}</p>
      </noscript>
      <button
        type="submit"
        className="button"
        aria-disabled={form.state === "sending" || undefined}
      >
        {form.state === "sending" ? words.sending : send}
      </button>
    </form>
  );
}
