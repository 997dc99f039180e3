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

/** A record, and the version by which somebody decided on it; the specification's calls name the id alone. */
export interface SeenRecord {
  id: string;
  version?: number;
}

/**
 * As `assertVersion` where the call names a version.
 *
 * @throws AppError `VERSION_CONFLICT` with the current record.
 */
export async function assertSeen(
  row: { version: number },
  seen: number | undefined,
  current: () => Promise<object>,
): Promise<void> {
  if (seen !== undefined) await assertVersion(row, seen, current);
}
