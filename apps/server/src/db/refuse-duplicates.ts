import { databaseFault } from "./database-error.ts";
import { messages } from "../kernel/messages/index.ts";
import { AppError, type ErrorCode } from "../kernel/app-error.ts";

/** The refusal of a duplicate value, where `DUPLICATE` and its general message do not say enough. */
export interface DuplicateRefusal {
  field: string;
  errorCode?: ErrorCode;
  message?: string;
}

/**
 * Runs a write and turns a violated unique index into an error of the field that it guards. Wrap the whole transaction:
 * after the violation it can only roll back.
 *
 * @param taken The field by the index's name, or details of its refusal.
 * @throws AppError `DUPLICATE` or the given code, with the field error `unique`.
 */
export async function refuseDuplicates<T>(
  taken: Readonly<Record<string, string | DuplicateRefusal>>,
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
