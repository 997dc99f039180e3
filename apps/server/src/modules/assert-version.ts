import { messages } from "../kernel/messages/index.ts";
import { AppError } from "../kernel/app-error.ts";

/**
 * Refuses a change that is based on an older state of its record. Call it when the record is locked.
 *
 * @param current Reads the record as the contract shows it; called only for the refusal.
 * @throws AppError `VERSION_CONFLICT` with the record as it is now.
 */
export async function assertVersion(
  row: { version: number },
  expected: number,
  current: () => Promise<object>,
): Promise<void> {
  if (row.version === expected) return;
  throw new AppError("VERSION_CONFLICT", messages.records.changedLook, {
    result: { current: await current() },
  });
}
