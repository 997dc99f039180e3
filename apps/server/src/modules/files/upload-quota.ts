import { and, eq, gt, gte, min, sql, sum } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { files } from "../../db/schema/index.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";

const DAY_MS = 86_400_000;

/**
 * Refuses what exceeds the bytes that one account may upload in 24 hours; what it has deleted since does not count. Several
 * uploads of an account wait for each other here.
 *
 * @throws AppError `RATE_LIMITED` with the seconds until the oldest upload no longer counts.
 */
export async function assertUploadQuota(
  tx: Db,
  { accountId, size, quota }: { accountId: string; size: number; quota: number | null },
  now: Date,
): Promise<void> {
  if (quota === null) return;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`atrium.uploads.${accountId}`}))`);
  const since = new Date(now.getTime() - DAY_MS);
  const [used] = await tx
    .select({ bytes: sum(files.size).mapWith(Number), oldest: min(files.createdAt) })
    .from(files)
    .where(
      and(
        // Ids begin with the time, so that their index finds the day's files.
        gte(files.id, firstIdAt(since)),
        gt(files.createdAt, since),
        eq(files.createdBy, accountId),
      ),
    );
  if ((used?.bytes ?? 0) + size <= quota) return;
  const until = (used?.oldest ?? now).getTime() + DAY_MS;
  throw new AppError("RATE_LIMITED", messages.files.quotaExceeded(toMegabytes(quota)), {
    retryAfter: Math.max(1, Math.ceil((until - now.getTime()) / 1000)),
  });
}

/** No UUIDv7 of that time or later is less. */
function firstIdAt(time: Date): string {
  const hex = time.getTime().toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

function toMegabytes(bytes: number): number {
  return Math.round(bytes / 2 ** 20);
}
