import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";

/** The refusal of a code that is wrong or was used before. */
export function wrongCode(): AppError {
  return new AppError("SECOND_FACTOR_WRONG", messages.secondFactor.wrong, {
    fieldErrors: [{ field: "code", code: "wrong", message: messages.secondFactor.wrongField }],
  });
}
