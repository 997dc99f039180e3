import type { LoaderContext } from "../../app/router-context.ts";
import type { VisitorForm } from "./form-rules.ts";
import type { FormStart } from "./form-state.ts";

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
