import { eq, or } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { files } from "../../db/schema/index.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { recordChange } from "../audit/record-change.ts";
import type { BatchOutcome } from "../batch.ts";
import type { SeenRecord } from "../assert-version.ts";
import type { Context } from "../operation.ts";
import { countUses, usesOf } from "./file-uses.ts";
import { lockFile } from "./lock-file.ts";
import { discardFile } from "./stored-files.ts";

/**
 * Deletes a file with its earlier content, for good.
 *
 * @throws AppError `NOT_FOUND`; `IN_USE` with counts.
 */
export async function deleteMediaFile(seen: SeenRecord, ctx: Context): Promise<void> {
  const paths = await ctx.db.transaction((tx) => remove(tx, seen, ctx));
  for (const path of paths) await discardFile(ctx.files, path, ctx.log);
}

/** Deletes what nothing refers to; the others stay and are named. */
export async function deleteUnusedFiles(
  records: readonly Required<SeenRecord>[],
  ctx: Context,
): Promise<BatchOutcome> {
  const outcome: BatchOutcome = { done: 0, failed: [] };
  for (const record of records) {
    try {
      await deleteMediaFile(record, ctx);
      outcome.done += 1;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      outcome.failed.push({ id: record.id, errorCode: error.errorCode });
    }
  }
  return outcome;
}

async function remove(tx: Db, seen: SeenRecord, ctx: Context): Promise<string[]> {
  const file = await lockFile(tx, seen, ctx);
  const { id } = file;
  const uses = await usesOf(tx, id);
  if (uses.length > 0) {
    throw new AppError("IN_USE", messages.files.inUse, { result: countUses(uses) });
  }
  const gone = await tx
    .delete(files)
    .where(or(eq(files.id, id), eq(files.replacedBy, id)))
    .returning({ path: files.path });
  await recordChange(tx, ctx, { targetId: id, targetName: file.name, before: file, after: null });
  return gone.map(({ path }) => path);
}
