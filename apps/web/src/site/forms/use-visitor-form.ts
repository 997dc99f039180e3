import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { withSdk, type RouterContext } from "../../app/router-context.ts";
import { trimmedValues } from "./validate.ts";
import { draft } from "./draft.ts";
import type { VisitorForm } from "./form-rules.ts";
import type { FormRefusal, InitialForm } from "./form-state.ts";

/** The state of a form. */
export type FormState = "open" | "sending" | "sent";

/** How a form begins. */
export interface VisitorFormOptions {
  form: VisitorForm;
  /** The form's action without script: its own page. */
  action: string;
  start: InitialForm;
  /** Whether it was just sent without script. */
  sent: boolean;
}

/** A visitor's form: submits, shows errors at the fields, and keeps the input when it fails. */
export function useVisitorForm({ form, action, start, sent }: VisitorFormOptions) {
  const { context } = useRouter().options;
  const [state, setState] = useState<FormState>(sent ? "sent" : "open");
  const [{ errors, failure }, setRefusal] = useState<FormRefusal>(start);
  const openedAt = useRef(0);
  useEffect(() => {
    if (state === "open") openedAt.current ||= performance.now();
    if (state === "sent") openedAt.current = 0;
  }, [state]);
  // One draft per page, whichever comment it replies to.
  const draftKey = `draft:${action.replace(/[&?]reply=[^&#]*|#.*$/g, "")}`;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === "sending") return;
    const target = event.currentTarget;
    setState("sending");
    const refusal = await attemptToSend(form, target, context, secondsSince(openedAt.current));
    if (refusal === null) {
      draft.drop(draftKey);
      setState("sent");
      return;
    }
    setState("open");
    setRefusal(refusal);
    focusFirst(target, Object.keys(refusal.errors));
  };

  return {
    action,
    draftKey,
    state,
    errors,
    failure,
    values: start.values,
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    again: () => {
      setRefusal({ errors: {}, failure: null });
      setState("open");
    },
  };
}

async function attemptToSend(
  form: VisitorForm,
  target: HTMLFormElement,
  context: RouterContext,
  writingSeconds: number,
): Promise<FormRefusal | null> {
  try {
    const { sendForm } = await import("./send-form.ts");
    const values = trimmedValues(new FormData(target));
    return await sendForm(form, values, await withSdk(context), writingSeconds);
  } catch {
    // The chunk could not be loaded: offline.
    return { errors: {}, failure: context.messages.form.failed };
  }
}

function secondsSince(openedAt: number): number {
  return Math.round((performance.now() - openedAt) / 1000);
}

function focusFirst(form: HTMLFormElement, names: string[]): void {
  const field = names[0] === undefined ? null : form.elements.namedItem(names[0]);
  if (field instanceof HTMLElement) field.focus();
}
