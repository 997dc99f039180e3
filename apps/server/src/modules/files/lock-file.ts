import type { Db } from "../../db/db.ts";
import type { Context } from "../operation.ts";
import { lockRecord, notFound } from "../records.ts";
import { mediaKind, type FileRow } from "./media-file.ts";

/**
 * Locks a file of the library for a change in this transaction.
 *
 * @throws AppError `NOT_FOUND`, for earlier content too; `VERSION_CONFLICT`.
 */
export async function lockFile(
  tx: Db,
  expected: { id: string; version?: number },
  ctx: Context,
): Promise<FileRow> {
  const row = await lockRecord(tx, mediaKind, expected, ctx);
  if (row.replacedBy !== null) throw notFound();
  return row;
}
