import { Button, ErrorSummary, Field, Input } from "@atrium/ui";
import { useId, useRef, useState, type ReactNode } from "react";
import { useMessages } from "../messages.ts";

export interface CodeFormProps {
  /** Sends the code; what it rejects with is shown, and the field is ready for another one. */
  onSubmit: (code: string) => Promise<unknown>;
  submitLabel: string;
  /** Whether a recovery code is accepted too. */
  withRecovery?: boolean;
  /** Says what a failure means; by default its own message. */
  explain?: ((error: unknown) => string | undefined) | undefined;
  /** Buttons before the one that sends. */
  children?: ReactNode;
}

/** Asks for a code of the second factor. Without the form library: signing in shows it. */
export function CodeForm(props: CodeFormProps) {
  const { onSubmit, submitLabel, withRecovery = true, explain, children } = props;
  const { secondFactor: messages } = useMessages();
  const id = useId();
  const running = useRef(false);
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const [attempt, setAttempt] = useState(0);

  function fail(message: string): void {
    setError(message);
    setAttempt((count) => count + 1);
  }

  async function submit(code: string): Promise<void> {
    if (running.current) return;
    setError(undefined);
    if (code === "") return fail(messages.required);
    running.current = true;
    setSending(true);
    try {
      await onSubmit(code);
    } catch (reason) {
      fail(explain?.(reason) ?? (reason instanceof Error ? reason.message : String(reason)));
    } finally {
      running.current = false;
      setSending(false);
    }
  }

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get("code");
        void submit(typeof typed === "string" ? typed.trim() : "");
      }}
    >
      <ErrorSummary
        errors={error === undefined ? [] : [{ controlId: id, message: error }]}
        attempt={attempt}
      />
      <Field
        label={messages.code}
        id={id}
        help={withRecovery ? messages.codeHelp : messages.appCodeHelp}
      >
        <Input
          name="code"
          autoFocus
          data-dialog-focus
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={32}
          inputMode={withRecovery ? "text" : "numeric"}
          className="font-mono tracking-widest"
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        {children}
        <Button type="submit" loading={sending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
