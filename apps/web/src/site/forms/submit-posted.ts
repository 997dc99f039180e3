import type { LoaderContext } from "../../app/router-context.ts";
import type { PostedForm } from "../../ssr-contract.d.ts";
import { trimmedValues } from "./validate.ts";
import type { VisitorForm } from "./form-rules.ts";
import type { InitialForm, SentForm } from "./form-state.ts";
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
  const outcome = await sendForm(form, values, context);
  if ("reference" in outcome) return outcome;
  response.status = outcome.status;
  return { values, errors: outcome.errors, failure: outcome.failure };
}
