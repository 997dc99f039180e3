import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { withSdk, type RouterContext } from "../../app/router-context.ts";
import { withScriptTimeout } from "../../start/script-timeout.ts";
import { trimmedValues } from "./validate.ts";
import { draft } from "./draft.ts";
import type { VisitorForm } from "./form-rules.ts";
import {
  emptyForm,
  isSent,
  outcomeId,
  type FormRefusal,
  type InitialForm,
  type SentForm,
} from "./form-state.ts";

/** The state of a form. */
export type FormState = "open" | "sending" | "sent";

/** How a form begins. */
export interface VisitorFormOptions {
  form: VisitorForm;
  /** Where it is posted without script: its own page. */
  address: string;
  start: InitialForm | SentForm;
}

/** A visitor's form: submits, shows errors at the fields, and keeps the input when it fails. */
export function useVisitorForm({ form, address, start }: VisitorFormOptions) {
  const { context } = useRouter().options;
  const opened = isSent(start) ? emptyForm : start;
  const [sent, setSent] = useState(isSent(start) ? start : null);
  const [isSending, setSending] = useState(false);
  const state: FormState = sent ? "sent" : isSending ? "sending" : "open";
  const [{ errors, failure }, setRefusal] = useState<FormRefusal>(opened);
  const [attempts, setAttempts] = useState(0);
  const openedAt = useRef(0);
  useEffect(() => {
    if (state === "open") openedAt.current ||= performance.now();
    if (state === "sent") openedAt.current = 0;
  }, [state]);
  // One draft per page, whichever comment it replies to.
  const draftKey = `draft:${address.replace(/[&?]reply=[^&]*/g, "")}`;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === "sending") return;
    const target = event.currentTarget;
    setSending(true);
    const outcome = await attemptToSend(form, target, context, secondsSince(openedAt.current));
    setSending(false);
    setAttempts((count) => count + 1);
    if (isSent(outcome)) {
      draft.drop(draftKey);
      setRefusal({ errors: {}, failure: null });
      setSent(outcome);
    } else {
      setRefusal(outcome);
    }
  };

  return {
    form,
    /** The hash lets the browser give the focus to the outcome, once its page is loaded. */
    action: `${address}#${outcomeId(form)}`,
    draftKey,
    state,
    /** What was sent last. */
    sent,
    errors,
    failure,
    /** How often it was sent by script. */
    attempts,
    values: opened.values,
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    again: () => {
      setSent(null);
      setAttempts(0);
    },
  };
}

async function attemptToSend(
  form: VisitorForm,
  target: HTMLFormElement,
  context: RouterContext,
  writingSeconds: number,
): Promise<SentForm | FormRefusal> {
  try {
    const { sendForm } = await withScriptTimeout(import("./send-form.ts"));
    const values = trimmedValues(new FormData(target));
    const outcome = await sendForm(form, values, await withSdk(context), { writingSeconds });
    return isSent(outcome) ? { ...outcome, values } : outcome;
  } catch {
    // The chunk could not be loaded, or has not arrived in time: offline.
    return { errors: {}, failure: context.messages.form.failed };
  }
}

function secondsSince(openedAt: number): number {
  return Math.round((performance.now() - openedAt) / 1000);
}
