import type { LoaderContext } from "../../app/router-context.ts";
import type { VisitorForm } from "./form-rules.ts";
import type { InitialForm, SentForm } from "./form-state.ts";

/** An untouched form. */
export const emptyForm: InitialForm = { values: {}, errors: {}, failure: null };

/** Whether a form was accepted. */
export function isSent(form: InitialForm | SentForm): form is SentForm {
  return "reference" in form;
}

/**
 * Submits the form that was posted with the request, as happens without script; returns what was sent when it was accepted.
 * Browsers with script never post it, so that the code stays on the server.
 */
export async function initialForm(
  context: Pick<LoaderContext, "sdk" | "messages" | "posted" | "response">,
  form: VisitorForm,
): Promise<InitialForm | SentForm> {
  if (!import.meta.env.SSR || context.posted === undefined) return emptyForm;
  const { submitPosted } = await import("./submit-posted.ts");
  return submitPosted(context, context.posted, form);
}
