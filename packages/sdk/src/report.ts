import type { AnyApiError } from "./api-error.ts";
import type { CallOptions } from "./call-options.ts";

/** A callback of the host for failures. What it throws goes to the console and changes no outcome. */
export type Callback = ((error: AnyApiError) => unknown) | undefined;

/**
 * Reports a call's failure to the host, unless nobody should see it: the caller ended the call or shows the failure, the
 * call was invalid, or it is a 401, which the expiry of the session reports. A 401 of a call that deliberately sent no
 * token is a failure like others.
 */
export function report(
  onNotice: Callback,
  error: AnyApiError,
  { silent, token }: Pick<CallOptions, "silent" | "token">,
): void {
  const isUnseen = silent || error.kind === "aborted" || error.kind === "usage";
  if (!isUnseen && (error.status !== 401 || token === null)) void notify(onNotice, error);
}

/** Calls a callback of the host. */
export async function notify(callback: Callback, error: AnyApiError): Promise<void> {
  try {
    await callback?.(error);
  } catch (problem) {
    console.error(problem); // oxlint-disable-line no-console -- a host's mistake must be seen, and the call has its own outcome
  }
}
