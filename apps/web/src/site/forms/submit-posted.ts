import type { LoaderContext } from "../../app/router-context.ts";
import type { PostedForm } from "../../ssr-contract.d.ts";
import { trimmedValues } from "./validate.ts";
import type { VisitorForm } from "./form-rules.ts";
import type { InitialForm } from "./form-state.ts";
import { sendForm } from "./send-form.ts";

/** Submits a posted form to the API; returns "sent" or the form to render again, and sets the response's status. */
export async function submitPosted(
  context: Pick<LoaderContext, "sdk" | "messages" | "response">,
  { fields, fromHere }: PostedForm,
  form: VisitorForm,
): Promise<InitialForm | "sent"> {
  const { messages, response } = context;
  if (!fromHere) {
    // Another site may have filled it in, so nothing of it is shown.
    response.status = 403;
    return { values: {}, errors: {}, failure: messages.form.fromElsewhere };
  }
  const values = trimmedValues(Object.entries(fields));
  const refusal = await sendForm(form, values, context);
  if (refusal === null) return "sent";
  response.status = refusal.status;
  return { values, errors: refusal.errors, failure: refusal.failure };
}
