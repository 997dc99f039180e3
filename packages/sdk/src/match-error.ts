import type { AnyApiError } from "./api-error.ts";

/** A handler for each error code of a call. */
export type ErrorHandlers<E extends AnyApiError, R> = {
  [Code in E["errorCode"]]: (error: E & { readonly errorCode: Code }) => R;
};

/** The handler of all other codes. */
interface Otherwise<R> {
  otherwise: (error: AnyApiError) => R;
}

/**
 * Returns the result of the handler of the error's code, else of `otherwise`. It does not compile while a code that the
 * operation can fail with has neither, nor with a code that it cannot fail with.
 *
 * @throws the error itself when a newer server sends a code that no handler knows and there is no `otherwise`.
 * @example
 * const sentence = matchError(outcome.error, {
 *   VERSION_CONFLICT: ({ result }) => `${result.current.updatedByName} saved first.`,
 *   SLUG_TAKEN: () => "Choose another URL.",
 *   otherwise: ({ message }) => message,
 * });
 */
export function matchError<E extends AnyApiError, R>(
  error: E,
  handlers: ErrorHandlers<E, R> & Partial<Otherwise<R>>,
): R;
export function matchError<E extends AnyApiError, R>(
  error: E,
  handlers: Partial<ErrorHandlers<E, R>> & Otherwise<R>,
): R;
export function matchError<E extends AnyApiError, R>(
  error: E,
  // Indexed by a code that need not be among the known ones, and called with the error that carries it.
  handlers: Partial<Record<string, (error: E) => R>>,
): R {
  const handle = handlers[error.errorCode] ?? handlers["otherwise"];
  if (handle) return handle(error);
  throw error;
}
