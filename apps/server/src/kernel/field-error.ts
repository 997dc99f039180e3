import { messages } from "./messages/index.ts";
import { AppError, type FieldError } from "./app-error.ts";

/**
 * A validation error of one field.
 *
 * @param code The violated rule: the contract's keyword where there is one, else a word such as `exists`.
 * @param more A value that would be accepted, and what the rule is about.
 */
export function fieldError(
  field: string,
  code: string,
  message: string,
  more: Pick<FieldError, "suggestion" | "params"> = {},
): AppError {
  const said = { field, code, message, ...more };
  return new AppError("VALIDATION_FAILED", messages.request.checkFields, { fieldErrors: [said] });
}
