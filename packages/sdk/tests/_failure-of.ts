import { isApiError, type AnyApiError } from "../src/index.ts";

/** The error a call ends with; fails when it succeeds, or ends with another kind of error. */
export async function failureOf(call: Promise<unknown>): Promise<AnyApiError> {
  const error: unknown = await call.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  if (isApiError(error)) return error;
  throw new Error("the call did not fail with an ApiError", { cause: error });
}
