import { isApiError, type AnyApiError } from "./api-error.ts";
import type { OperationCall, OperationId, Result } from "./method.ts";
import type { OperationError } from "./operation-error.ts";

/** How a call ended: with its result, or with the SDK's error. */
export type Outcome<T, E extends AnyApiError = AnyApiError> =
  | { ok: true; result: T }
  | { ok: false; error: E };

/**
 * Waits for a call and answers how it ended, so that its failures can be told apart with every case checked: the error
 * is of the type that the operation called can reject with. Where a function of yours stands between and only a plain
 * promise is left, name the operation: `settle<"articlesUpdate">(save(changes))`.
 *
 * Only the SDK's errors become an outcome; anything else that was thrown is thrown on.
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
