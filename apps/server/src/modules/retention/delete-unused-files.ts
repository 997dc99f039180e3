import { and, asc, eq, isNotNull, isNull, lte, not, or, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { files } from "../../db/schema/index.ts";
import type { Retention } from "../../kernel/config/retention.ts";
import type { Log } from "../../kernel/log.ts";
import { recordChange, serverCall, type RecordChange } from "../audit/record-change.ts";
import type { FileStorage } from "../files/storage/file-storage.ts";
import { discardFile } from "../files/stored-files.ts";
import { RETENTION } from "./delete-expired.ts";
import { withRetentionLock } from "./retention-lock.ts";

const DAY_MS = 86_400_000;
/** In one run; the next one goes on. */
const MAX_FILES = 200;

export interface UnusedFilesOptions {
  db: Db;
  files: FileStorage;
  log: Pick<Log, "warn">;
  now: Date;
}

/**
 * Lists the files that nothing refers to, in whichever of their contents, and removes those that have been on the list
 * for as long as the setting says. One that is used again is off the list.
 */
export async function deleteUnusedFiles(
  { db, files: storage, log, now }: UnusedFilesOptions,
  { unusedFileDays }: Pick<Retention, "unusedFileDays">,
): Promise<void> {
  if (unusedFileDays === null) return;
  await list(db, now);
  const before = new Date(now.getTime() - unusedFileDays * DAY_MS);
  const old = await db
    .select({ id: files.id })
    .from(files)
    .where(and(isNull(files.replacedBy), lte(files.unusedSince, before), not(isUsed)))
    .orderBy(asc(files.unusedSince))
    .limit(MAX_FILES);
  for (const { id } of old) {
    const paths = await db.transaction((tx) => remove(tx, id, now));
    for (const path of paths) await discardFile(storage, path, log);
  }
}

async function list(db: Db, now: Date): Promise<void> {
  await withRetentionLock(db, async (tx) => {
    const usedAgain = and(isNotNull(files.unusedSince), isUsed);
    await tx.update(files).set({ unusedSince: null }).where(usedAgain);
    const unlisted = and(isNull(files.replacedBy), isNull(files.unusedSince), not(isUsed));
    const listed = await tx
      .update(files)
      .set({ unusedSince: now })
      .where(unlisted)
      .returning({ id: files.id });
    if (listed.length === 0) return;
    const after = { unusedFiles: listed.length };
    await record(tx, { targetId: "files", targetName: null, before: null, after }, now);
  });
}

/** Returns the paths whose bytes are of no use any more; none when it is used after all. */
async function remove(tx: Db, id: string, now: Date): Promise<string[]> {
  const [file] = await tx
    .select({ name: files.name, url: files.url })
    .from(files)
    .where(and(eq(files.id, id), isNotNull(files.unusedSince), not(isUsed)))
    .for("update");
  if (file === undefined) return [];
  const gone = await tx
    .delete(files)
    .where(or(eq(files.id, id), eq(files.replacedBy, id)))
    .returning({ path: files.path });
  await record(tx, { targetId: id, targetName: file.name, before: file, after: null }, now);
  return gone.map(({ path }) => path);
}

function record(tx: Db, change: RecordChange, now: Date): Promise<void> {
  return recordChange(tx, serverCall({ id: RETENTION, tag: "files" }, now), change);
}

/** Records of the trash refer to files too: they come back with their pictures. */
const isUsed = sql`exists (
  select 1 from files content
  where (content.id = ${files}.id or content.replaced_by = ${files}.id)
    and (exists (select 1 from file_references reference where reference.url = content.url)
      or exists (select 1 from deleted_records gone where position(content.url in gone.rows::text) > 0)))`;
