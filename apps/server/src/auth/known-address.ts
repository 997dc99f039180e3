import { and, eq, gt, isNull } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { signInLogs } from "../db/schema/index.ts";
import { rateLimitKey } from "../kernel/rate-limit-key.ts";

const knownMs = 30 * 24 * 3_600_000;

/** Whether an account has signed in from an address, or its IPv6 subnet, in the last 30 days. */
export async function hasSignedInFrom(
  db: Db,
  userId: string,
  address: string,
  now: Date,
): Promise<boolean> {
  const found = await db
    .selectDistinct({ address: signInLogs.address })
    .from(signInLogs)
    .where(
      and(
        eq(signInLogs.userId, userId),
        gt(signInLogs.createdAt, new Date(now.getTime() - knownMs)),
        eq(signInLogs.event, "signIn"),
        isNull(signInLogs.errorCode),
      ),
    );
  const here = rateLimitKey(address);
  return found.some((row) => rateLimitKey(row.address) === here);
}
