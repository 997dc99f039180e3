import { messages } from "./messages/index.ts";
import { AppError } from "./app-error.ts";

/**
 * A validation error of one field.
 *
 * @param code The violated rule: the contract's keyword where there is one, else a word such as `exists`.
 * @param suggestion A value that would be accepted.
 */
export function fieldError(
  field: string,
  code: string,
  message: string,
  suggestion?: string,
): AppError {
  const said = { field, code, message, ...(suggestion !== undefined && { suggestion }) };
  return new AppError("VALIDATION_FAILED", messages.request.checkFields, { fieldErrors: [said] });
}
