import { databaseFault } from "./database-error.ts";
import { messages } from "../kernel/messages/index.ts";
import { AppError, type ErrorCode } from "../kernel/app-error.ts";

/** How a taken value is refused, where `DUPLICATE` and its general sentence do not say enough. */
export interface TakenValue {
  field: string;
  errorCode?: ErrorCode;
  message?: string;
}

/**
 * Runs a write and turns a broken unique index into a refusal of the field that it guards. Wrap the transaction, not
 * a part of it: after the breach it can only roll back.
 *
 * @param taken The field by the index's name, or more about its refusal.
 * @throws AppError `DUPLICATE` or the code given, with the field error `unique`.
 */
export async function refuseDuplicates<T>(
  taken: Readonly<Record<string, string | TakenValue>>,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const fault = databaseFault(error);
    const value = fault?.code === "23505" ? taken[fault.constraint ?? ""] : undefined;
    if (value === undefined) throw error;
    const refusal = typeof value === "string" ? { field: value } : value;
    const { field, errorCode = "DUPLICATE", message = messages.records.exists } = refusal;
    throw new AppError(errorCode, message, {
      cause: error,
      fieldErrors: [{ field, code: "unique", message: messages.fields.taken }],
    });
  }
}
