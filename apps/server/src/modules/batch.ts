import { may } from "../auth/signed-in-user.ts";
import type { CrudTable } from "../db/crud-table.ts";
import type { Db } from "../db/db.ts";
import type { components } from "../generated/schema.ts";
import { AppError } from "../kernel/app-error.ts";
import type { SeenRecord } from "./assert-version.ts";
import type { Context } from "./operation.ts";
import { messages } from "../kernel/messages/index.ts";

export interface BatchOutcome {
  done: number;
  failed: components["schemas"]["BatchFailure"][];
}

/**
 * Checks the further permission that an action of an operation requires.
 *
 * @throws AppError `FORBIDDEN`.
 */
export function assertAction(action: string, { operation, user }: Context): void {
  const needed = operation.actionPermissions[action];
  if (needed === undefined || may(user, needed)) return;
  throw new AppError("FORBIDDEN", messages.signIn.forbidden);
}

/**
 * Locks the rows that are as they were when they were chosen, until the transaction ends, and says what becomes of the
 * others: they are changed or gone.
 */
export async function lockSeen<Row extends SeenRecord>(
  tx: Db,
  { lockAll }: Pick<CrudTable<Row, never, never>, "lockAll">,
  records: readonly SeenRecord[],
): Promise<{ rows: Row[]; outcome: BatchOutcome }> {
  const found = await lockAll(tx, idsOf(records));
  const rows = new Map(found.map((row) => [row.id, row]));
  const failed = records.flatMap(({ id, version }): BatchOutcome["failed"] => {
    const row = rows.get(id);
    if (row === undefined) return [{ id, errorCode: "NOT_FOUND" }];
    return row.version === version ? [] : [{ id, errorCode: "VERSION_CONFLICT" }];
  });
  const failedIds = new Set(failed.map(({ id }) => id));
  return {
    rows: found.filter(({ id }) => !failedIds.has(id)),
    outcome: { done: records.length - failed.length, failed },
  };
}

export function idsOf(records: readonly { id: string }[]): string[] {
  return records.map(({ id }) => id);
}
