import { isApiError, type AnyApiError } from "./api-error.ts";
import type { OperationCall, OperationId, Result } from "./method.ts";
import type { OperationError } from "./operation-error.ts";

/** The outcome of a call: its result, or the SDK's error. */
export type Outcome<T, E extends AnyApiError = AnyApiError> =
  | { ok: true; result: T }
  | { ok: false; error: E };

/**
 * Resolves to the outcome of a call, so that the compiler checks every case of its failures: the error has the type that
 * the operation can reject with. When your own function returns a plain promise, name the operation: `settle<"articlesUpdate">(save(changes))`.
 *
 * Only the SDK's errors become an outcome; other errors are rethrown.
 *
 * @example
 * const outcome = await settle(sdk.articles.save(article));
 * if (outcome.ok) return open(outcome.result.id);
 * if (outcome.error.errorCode === "SLUG_TAKEN") return askForAnotherSlug();
 */
export function settle<Id extends OperationId>(
  call: OperationCall<Id>,
): Promise<Outcome<Result<Id>, OperationError<Id>>>;
export function settle<T>(call: Promise<T>): Promise<Outcome<T>>;
export async function settle(call: Promise<unknown>): Promise<Outcome<unknown>> {
  try {
    return { ok: true, result: await call };
  } catch (error) {
    if (isApiError(error)) return { ok: false, error };
    throw error;
  }
}
