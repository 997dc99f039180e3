import { messages } from "../kernel/messages/index.ts";
import { AppError } from "../kernel/app-error.ts";

/**
 * Optimistic locking: refuses a change that is based on an older version of its record. Call it while the record is
 * locked.
 *
 * @param current Reads the record as the contract shows it; called only for a refusal.
 * @throws AppError `VERSION_CONFLICT` with the current record.
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
