import { and, desc, eq, gt, gte, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { backups, files, signInLogs } from "../../db/schema/index.ts";

const dayMs = 86_400_000;

/** Refused sign-ins of the last 24 hours. */
export async function countFailedSignIns(db: Db, now: Date): Promise<number> {
  return db.$count(
    signInLogs,
    and(
      gte(signInLogs.createdAt, new Date(now.getTime() - dayMs)),
      eq(signInLogs.event, "signIn"),
      isNotNull(signInLogs.errorCode),
    ),
  );
}

/** What uploaded files take, in bytes. */
export async function sumOfFiles(db: Db): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<string>`coalesce(sum(${files.size}), 0)` })
    .from(files)
    .where(gt(files.size, 0));
  return Number(row?.bytes ?? 0);
}

/** When a backup was last completed; null for never. */
export async function lastBackup(db: Db): Promise<string | null> {
  const [row] = await db
    .select({ finishedAt: backups.finishedAt })
    .from(backups)
    .orderBy(desc(backups.finishedAt))
    .limit(1);
  return row?.finishedAt.toISOString() ?? null;
}
