import type { LoaderContext } from "../../app/router-context.ts";
import type { VisitorForm } from "./form-rules.ts";
import { emptyForm, type InitialForm, type SentForm } from "./form-state.ts";

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
