import { isApiError } from "@atrium/sdk";
import { useState, type FormEvent } from "react";
import { useMessages, type Messages } from "../../messages/index.ts";
import type { FieldErrors, FormValues } from "./checks.ts";

/** Where a form stands. */
export type FormState = "open" | "sending" | "sent";

interface VisitorFormOptions {
  check: (values: FormValues, words: Messages["form"]) => FieldErrors;
  /** Sends what was typed; empty fields are left out. */
  send: (values: FormValues) => Promise<unknown>;
}

/** A visitor's form: checks, sends, says what is wrong at the field, and keeps what was typed when it fails. */
export function useVisitorForm({ check, send }: VisitorFormOptions) {
  const { form: words } = useMessages();
  const [state, setState] = useState<FormState>("open");
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);

  const refuse = (form: HTMLFormElement, fields: FieldErrors, message: string | null) => {
    setState("open");
    setErrors(fields);
    setFailure(message);
    const first = Object.keys(fields)[0];
    const field = first === undefined ? null : form.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === "sending") return;
    const form = event.currentTarget;
    const values = readForm(form);
    const problems = check(values, words);
    if (Object.keys(problems).length > 0) return refuse(form, problems, null);
    setState("sending");
    setErrors({});
    setFailure(null);
    try {
      await send(values);
      setState("sent");
    } catch (error) {
      refuse(form, ...explain(error, words));
    }
  };

  return {
    state,
    errors,
    failure,
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    again: () => setState("open"),
  };
}

function readForm(form: HTMLFormElement): FormValues {
  const values: FormValues = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && value.trim() !== "") values[name] = value.trim();
  }
  return values;
}

function explain(error: unknown, words: Messages["form"]): [FieldErrors, string | null] {
  if (!isApiError(error)) return [{}, words.failed];
  if (error.errorCode === "RATE_LIMITED") return [{}, words.tooOften];
  if (error.errorCode === "COMMENT_CLOSED") return [{}, words.closed];
  if (error.fieldErrors.length === 0) return [{}, words.failed];
  return [
    Object.fromEntries(error.fieldErrors.map(({ field, message }) => [field, message])),
    null,
  ];
}
