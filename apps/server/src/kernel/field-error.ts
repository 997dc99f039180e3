import { messages } from "./messages/index.ts";
import { AppError } from "./app-error.ts";

/**
 * A refusal that concerns one field of the body or the query.
 *
 * @param code The rule that failed, in the contract's own keyword where it has one, else a word such as `exists`.
 */
export function fieldError(field: string, code: string, message: string): AppError {
  return new AppError("VALIDATION_FAILED", messages.request.checkFields, {
    fieldErrors: [{ field, code, message }],
  });
}
