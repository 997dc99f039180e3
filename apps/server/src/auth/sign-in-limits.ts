import { and, gt, gte, inArray, like, lte, max, or, sql, type SQL } from "drizzle-orm";
import type { Limits } from "../kernel/config/limits.ts";
import type { Db } from "../db/db.ts";
import { signInLimits, users } from "../db/schema/index.ts";
import { AppError } from "../kernel/app-error.ts";
import { rateLimitKey } from "../kernel/rate-limit-key.ts";
import { messages } from "../kernel/messages/index.ts";

/** Who tries: the name, and where from. */
export interface Attempt {
  name: string;
  address: string;
  /** A device or session that has signed in to this account before; null for a stranger. */
  device: string | null;
  /** Whether the account has signed in from this address lately. Asked only when strangers have to wait. */
  isKnownAddress(): Promise<boolean>;
}

/** Ignores case and surrounding white space. */
export function normaliseName(name: string): string {
  return name.normalize("NFKC").trim().toLowerCase();
}

/**
 * Refuses an attempt, even with the right password: where too many have failed, for a while; and of a name that is
 * tried from everywhere, one stranger's attempt after the other. Known devices and addresses have a count of their own,
 * so that nobody locks others out.
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
  const counts = new Map(rows.map((row) => [row.key, row]));
  const here = counts.get(keys.here);
  if (here && here.failures >= limits.signInFailuresPerAddress && here.until > now) {
    throw locked(here.until, now);
  }
  const anywhere = counts.get(keys.anywhere);
  if (!anywhere || anywhere.failures < limits.signInFailuresPerName) return;
  const next = new Date(anywhere.until.getTime() - limits.signInLockMs + limits.signInPauseMs);
  if (next <= now || attempt.device !== null || (await attempt.isKnownAddress())) return;
  throw locked(next, now);
}

function locked(until: Date, now: Date): AppError {
  return new AppError("ACCOUNT_LOCKED", messages.signIn.locked, {
    retryAfter: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)),
  });
}

/** When names are no longer locked anywhere, and strangers no longer wait; names without either are missing. */
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

/** Accounts that strangers try from everywhere just now: a condition on `users`. */
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

/** Counts a failed attempt where it came from and, of a stranger, for the name; an expired count restarts. */
export async function countFailure(
  db: Db,
  attempt: Attempt,
  limits: Limits,
  now: Date,
): Promise<void> {
  const until = new Date(now.getTime() + limits.signInLockMs);
  const { here, anywhere } = keysOf(attempt);
  const counted = attempt.device === null ? [anywhere, here] : [here];
  await db
    .insert(signInLimits)
    .values(counted.map((key) => ({ key, failures: 1, until })))
    .onConflictDoUpdate({
      target: signInLimits.key,
      set: {
        failures: sql`case when ${signInLimits.until} <= ${now.toISOString()} then 1 else ${signInLimits.failures} + 1 end`,
        until,
      },
    });
  await db.delete(signInLimits).where(lte(signInLimits.until, now));
}

/** Deletes the failures that a success makes up for: those of its device, or of its address and the name. */
export async function forgetOwnFailures(
  db: Db,
  attempt: Pick<Attempt, "name" | "address" | "device">,
): Promise<void> {
  const { here, anywhere } = keysOf(attempt);
  const forgotten = attempt.device === null ? [anywhere, here] : [here];
  await db.delete(signInLimits).where(inArray(signInLimits.key, forgotten));
}

/** Deletes all failures of a name. */
export async function forgetFailures(db: Db, name: string): Promise<void> {
  // Names contain no LIKE wildcard but the underscore.
  const escaped = name.replaceAll("_", "\\_");
  await db
    .delete(signInLimits)
    .where(
      or(
        inArray(signInLimits.key, [`name ${name}`]),
        like(signInLimits.key, `address ${escaped} %`),
        like(signInLimits.key, `device ${escaped} %`),
      ),
    );
}

function keysOf({ name, address, device }: Pick<Attempt, "name" | "address" | "device">): {
  anywhere: string;
  here: string;
} {
  const here =
    device === null ? `address ${name} ${rateLimitKey(address)}` : `device ${name} ${device}`;
  return { anywhere: `name ${name}`, here };
}
