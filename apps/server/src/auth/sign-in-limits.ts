import { and, gt, gte, inArray, like, lte, max, or, sql, type SQL } from "drizzle-orm";
import type { Limits } from "../kernel/config/limits.ts";
import type { Db } from "../db/db.ts";
import { signInLimits, users } from "../db/schema/index.ts";
import { AppError } from "../kernel/app-error.ts";
import { rateLimitKey } from "../kernel/rate-limit-key.ts";
import { messages } from "../kernel/messages/index.ts";

/** The keys of the lock-out: the name, and the name with the client's subnet. */
export interface Attempt {
  name: string;
  address: string;
}

/** Ignores case and surrounding white space. */
export function normaliseName(name: string): string {
  return name.normalize("NFKC").trim().toLowerCase();
}

/**
 * Refuses an attempt while the name is locked, even with the right password.
 *
 * @throws AppError `ACCOUNT_LOCKED` with the seconds to wait.
 */
export async function refuseLocked(
  db: Db,
  attempt: Attempt,
  limits: Limits,
  now: Date,
): Promise<void> {
  const keys = keysOf(attempt);
  const rows = await db
    .select()
    .from(signInLimits)
    .where(inArray(signInLimits.key, [keys.anywhere, keys.here]));
  const locks = rows.filter(({ key, failures, until }) => {
    const most = key === keys.here ? limits.signInFailuresPerAddress : limits.signInFailuresPerName;
    return failures >= most && until > now;
  });
  if (locks.length === 0) return;
  const untilMs = Math.max(...locks.map(({ until }) => until.getTime()));
  throw new AppError("ACCOUNT_LOCKED", messages.signIn.locked, {
    retryAfter: Math.max(1, Math.ceil((untilMs - now.getTime()) / 1000)),
  });
}

/** When locks of names end, for attempts from anywhere; names that are not locked are missing. */
export async function locksOf(
  db: Db,
  names: readonly string[],
  limits: Limits,
  now: Date,
): Promise<Map<string, Date>> {
  if (names.length === 0) return new Map();
  const kind = sql<string>`split_part(${signInLimits.key}, ' ', 1)`;
  const name = sql<string>`split_part(${signInLimits.key}, ' ', 2)`;
  const most = sql`case ${kind} when 'name' then ${limits.signInFailuresPerName}::int else ${limits.signInFailuresPerAddress}::int end`;
  const rows = await db
    .select({ name, until: max(signInLimits.until) })
    .from(signInLimits)
    .where(
      and(inArray(name, [...names]), gt(signInLimits.until, now), gte(signInLimits.failures, most)),
    )
    .groupBy(name);
  return new Map(rows.flatMap((row) => (row.until === null ? [] : [[row.name, row.until]])));
}

/** Accounts that nobody can sign in to for now, from anywhere: a condition on `users`. */
export function isLocked(db: Db, limits: Limits, now: Date): SQL {
  const names = db
    .select({ name: sql<string>`substr(${signInLimits.key}, 6)` })
    .from(signInLimits)
    .where(
      and(
        like(signInLimits.key, "name %"),
        gt(signInLimits.until, now),
        gte(signInLimits.failures, limits.signInFailuresPerName),
      ),
    );
  return inArray(users.username, names);
}

/** Counts a failed attempt under both keys; an expired count restarts. */
export async function countFailure(
  db: Db,
  attempt: Attempt,
  limits: Limits,
  now: Date,
): Promise<void> {
  const until = new Date(now.getTime() + limits.signInLockMs);
  const keys = keysOf(attempt);
  await db
    .insert(signInLimits)
    .values([keys.anywhere, keys.here].map((key) => ({ key, failures: 1, until })))
    .onConflictDoUpdate({
      target: signInLimits.key,
      set: {
        failures: sql`case when ${signInLimits.until} <= ${now.toISOString()} then 1 else ${signInLimits.failures} + 1 end`,
        until,
      },
    });
  await db.delete(signInLimits).where(lte(signInLimits.until, now));
}

/** Deletes the failures of a name: for one address after a success, for all without one. */
export async function forgetFailures(db: Db, name: string, address?: string): Promise<void> {
  const keys = keysOf({ name, address: address ?? "" });
  // Names contain no LIKE wildcard but the underscore.
  const everywhere = like(signInLimits.key, `${keys.here.replaceAll("_", "\\_")}%`);
  await db
    .delete(signInLimits)
    .where(
      address === undefined
        ? or(inArray(signInLimits.key, [keys.anywhere]), everywhere)
        : inArray(signInLimits.key, [keys.anywhere, keys.here]),
    );
}

function keysOf({ name, address }: Attempt): { anywhere: string; here: string } {
  return { anywhere: `name ${name}`, here: `address ${name} ${rateLimitKey(address)}` };
}
