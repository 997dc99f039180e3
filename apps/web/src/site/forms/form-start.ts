import type { LoaderContext } from "../../app/router-context.ts";
import type { FieldErrors, FormValues } from "./checks.ts";
import type { VisitorForm } from "./form-rules.ts";

/** Why a form was not taken: what is wrong with its fields, or with the whole. */
export interface FormRefusal {
  errors: FieldErrors;
  failure: string | null;
}

/** A form as its page first shows it: with what was typed, when it was sent without script and not taken. */
export interface FormStart extends FormRefusal {
  values: FormValues;
}

/** A form that nobody has touched. */
export const untouched: FormStart = { values: {}, errors: {}, failure: null };

/**
 * Takes the form that came with the request, as happens without script; "sent" when it was taken. Browsers that run
 * scripts never send one this way, so all that it needs stays on the server.
 */
export async function startForm(
  context: Pick<LoaderContext, "sdk" | "messages" | "posted" | "response">,
  form: VisitorForm,
): Promise<FormStart | "sent"> {
  if (!import.meta.env.SSR || context.posted === undefined) return untouched;
  const { takePosted } = await import("./take-posted.ts");
  return takePosted(context, context.posted, form);
}
