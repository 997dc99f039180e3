import type { Credentials } from "@atrium/hooks";
import type { ErrorSummaryItem } from "@atrium/ui";
import { useId, useRef, useState } from "react";
import { useMessages } from "../../shared/messages.ts";
import { explainSignIn } from "./explain-sign-in.ts";

const fields = ["username", "password"] as const;
type Field = (typeof fields)[number];

/** The state of signing in, without the form library: nobody should load that before the first page. */
export interface SignIn {
  readonly submit: (credentials: Credentials) => Promise<void>;
  readonly signingIn: boolean;
  /** All that is wrong, for the `ErrorSummary`. */
  readonly errors: readonly ErrorSummaryItem[];
  /** Grows with every failed attempt. */
  readonly attempt: number;
  readonly controlId: (field: Field) => string;
  /** What is wrong with a field. */
  readonly errorOf: (field: Field) => string | undefined;
}

/** Signs in, one attempt at a time; errors are shown in the current language. */
export function useSignIn(signIn: (credentials: Credentials) => Promise<void>): SignIn {
  const prefix = useId();
  const { session, phrases } = useMessages();
  const running = useRef(false);
  const [signingIn, setSigningIn] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [missing, setMissing] = useState<readonly Field[]>([]);
  const [failure, setFailure] = useState<Failure>();
  const controlId = (field: Field) => `${prefix}-${field}`;
  const errorOf = (field: Field) => (missing.includes(field) ? session.required : undefined);

  async function submit(credentials: Credentials): Promise<void> {
    if (running.current) return;
    const empty = fields.filter((field) => credentials[field] === "");
    setMissing(empty);
    setFailure(undefined);
    if (empty.length > 0) return setAttempt((count) => count + 1);
    running.current = true;
    setSigningIn(true);
    try {
      await signIn(credentials);
    } catch (error) {
      setFailure({ error, at: new Date() });
      setAttempt((count) => count + 1);
    } finally {
      running.current = false;
      setSigningIn(false);
    }
  }

  const general = failure && (explainSignIn(failure.error, session, failure.at) ?? said(failure));
  return {
    submit,
    signingIn,
    errors: [
      ...(general === undefined ? [] : [{ message: general }]),
      ...missing.map((field) => ({
        controlId: controlId(field),
        message: phrases.labelled({ name: session[field], text: session.required }),
      })),
    ],
    attempt,
    controlId,
    errorOf,
  };
}

interface Failure {
  readonly error: unknown;
  /** When it happened: how long an account stays locked counts from then. */
  readonly at: Date;
}

function said({ error }: Failure): string {
  return error instanceof Error ? error.message : String(error);
}
