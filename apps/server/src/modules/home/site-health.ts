import { and, desc, eq, gt, gte, isNotNull, sql } from "drizzle-orm";
import { isLocked } from "../../auth/sign-in-limits.ts";
import { may, type SignedInUser } from "../../auth/signed-in-user.ts";
import type { Db } from "../../db/db.ts";
import { backups, files, signInLogs, users } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import type { Context } from "../operation.ts";

type Health = components["schemas"]["HomeSystem"];

const dayMs = 86_400_000;

/** How the site itself is, as far as the account may know; null for those who may know nothing. */
export async function siteHealth(
  { db, config, now }: Context,
  user: SignedInUser,
): Promise<Health | null> {
  const seesSignIns = may(user, "monitor:signInLog:page");
  const seesAccounts = may(user, "system:user:page");
  const administers = may(user, "system:menu:update");
  if (!seesSignIns && !seesAccounts && !administers) return null;
  const at = now();
  return {
    failedSignIns: seesSignIns ? await countFailedSignIns(db, at) : null,
    lockedAccounts: seesAccounts ? await db.$count(users, isLocked(db, config.limits, at)) : null,
    storageBytes: administers ? await sumOfFiles(db) : null,
    lastBackupAt: administers ? await lastBackup(db) : null,
    mailEnabled: administers ? config.mail !== null : null,
  };
}

async function countFailedSignIns(db: Db, now: Date): Promise<number> {
  return db.$count(
    signInLogs,
    and(
      gte(signInLogs.createdAt, new Date(now.getTime() - dayMs)),
      eq(signInLogs.event, "signIn"),
      isNotNull(signInLogs.errorCode),
    ),
  );
}

async function sumOfFiles(db: Db): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<string>`coalesce(sum(${files.size}), 0)` })
    .from(files)
    .where(gt(files.size, 0));
  return Number(row?.bytes ?? 0);
}

async function lastBackup(db: Db): Promise<string | null> {
  const [row] = await db
    .select({ finishedAt: backups.finishedAt })
    .from(backups)
    .orderBy(desc(backups.finishedAt))
    .limit(1);
  return row?.finishedAt.toISOString() ?? null;
}
