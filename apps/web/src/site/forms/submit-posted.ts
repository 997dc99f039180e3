import type { LoaderContext } from "../../app/router-context.ts";
import type { PostedForm } from "../../ssr-contract.d.ts";
import { trimmedValues, type FormValues } from "./validate.ts";
import type { VisitorForm } from "./form-rules.ts";
import { isSent, type InitialForm, type SentForm } from "./form-state.ts";
import { sendForm } from "./send-form.ts";

/** Submits a posted form to the API; returns what was sent or the form to render again, and sets the response's status. */
export async function submitPosted(
  context: Pick<LoaderContext, "sdk" | "messages" | "response">,
  { fields, fromHere }: PostedForm,
  form: VisitorForm,
): Promise<InitialForm | SentForm> {
  const { messages, response } = context;
  if (!fromHere) {
    // Another site may have filled it in, so nothing of it is shown.
    response.status = 403;
    return { values: {}, errors: {}, failure: messages.form.fromElsewhere };
  }
  const values = trimmedValues(Object.entries(fields));
  const idempotencyKey = await digestOf(form, values);
  const outcome = await sendForm(form, values, context, { idempotencyKey });
  if (isSent(outcome)) return { ...outcome, values };
  response.status = outcome.status;
  return { values, errors: outcome.errors, failure: outcome.failure };
}

/** The same for the same text, so that who loads the answer again sends nothing twice. */
async function digestOf(form: VisitorForm, values: FormValues): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([form, values]));
  return Buffer.from(await crypto.subtle.digest("SHA-256", text)).toString("base64url");
}
