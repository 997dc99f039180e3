import { messages } from "./messages/index.ts";
import { AppError } from "./app-error.ts";

/**
 * A validation error of one field.
 *
 * @param code The violated rule: the contract's keyword where there is one, else a word such as `exists`.
 */
export function fieldError(field: string, code: string, message: string): AppError {
  return new AppError("VALIDATION_FAILED", messages.request.checkFields, {
    fieldErrors: [{ field, code, message }],
  });
}
