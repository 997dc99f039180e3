import { and, eq, lte, ne, sql } from "drizzle-orm";
import type { Limits } from "../kernel/config/limits.ts";
import { isReadOnly } from "../db/database-error.ts";
import type { Db } from "../db/db.ts";
import { Prepared } from "../db/prepared.ts";
import { sessions } from "../db/schema/index.ts";
import { accountBy, accountColumns, type AccountRow } from "./account-query.ts";
import type { SignedInUser } from "./signed-in-user.ts";
import { createToken, hashToken } from "./tokens.ts";
import { viewAs } from "./view-as.ts";

/** A new session; the only place that contains the token itself. */
export interface BegunSession {
  token: string;
  expiresAt: Date;
}

const touchEveryMs = 60_000;

export async function beginSession(
  db: Db,
  session: {
    userId: string;
    address: string;
    userAgent: string;
    idToken?: string | null;
    /** When its person proved who they are. */
    confirmedAt?: Date;
  },
  limits: Limits,
  now: Date,
): Promise<BegunSession> {
  const token = createToken();
  const expiresAt = new Date(now.getTime() + limits.sessionIdleMs);
  await db.insert(sessions).values({
    ...session,
    tokenHash: hashToken(token),
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
    hardExpiresAt: new Date(now.getTime() + limits.sessionHardMs),
  });
  return { token, expiresAt };
}

/** They hold addresses, browsers and ID tokens, and no call is accepted with them any more. */
export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
}

/**
 * The account of a session's token, with its current permissions; null when the session has ended or the account may no
 * longer sign in. Extends the session, with at most one write a minute.
 */
export async function findBySession(
  db: Db,
  token: string,
  limits: Limits,
  now: Date,
): Promise<SignedInUser | null> {
  const touchBefore = new Date(now.getTime() - touchEveryMs).toISOString();
  const values = { tokenHash: hashToken(token), now: now.toISOString(), touchBefore };
  const [row] = await accountOfToken.rows(db, values);
  if (row === undefined) return null;
  const { sessionId, confirmedAt, touchDue, permissions, viewAsRoleIds, viewAsUntil, ...own } = row;
  if (touchDue) await touch(db, sessionId, limits, now);
  const confirmed = new Date(confirmedAt);
  const credential = { kind: "session", id: sessionId, confirmedAt: confirmed } as const;
  const user = { ...own, permissions: new Set(permissions), credential };
  if (viewAsRoleIds === null || viewAsUntil === null) return user;
  return viewAs(db, user, { roleIds: viewAsRoleIds, until: new Date(viewAsUntil) });
}

/** Its person has proved again who they are. */
export async function confirmSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db.update(sessions).set({ confirmedAt: now }).where(eq(sessions.id, sessionId));
}

/**
 * The next call with its token is refused.
 *
 * @returns The identity provider's ID token that it began with, if any.
 */
export async function endSession(db: Db, sessionId: string): Promise<string | null> {
  const [ended] = await db
    .delete(sessions)
    .where(eq(sessions.id, sessionId))
    .returning({ idToken: sessions.idToken });
  return ended?.idToken ?? null;
}

/**
 * Ends all sessions of an account, or all but one.
 *
 * @returns When each would have expired.
 */
export async function endSessionsOf(db: Db, userId: string, exceptId?: string): Promise<Date[]> {
  const others = exceptId === undefined ? undefined : ne(sessions.id, exceptId);
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), others))
    .returning({ expiresAt: sessions.expiresAt });
  return ended.map(({ expiresAt }) => expiresAt);
}

/** On a database that only allows reading, the session keeps its expiry. */
async function touch(db: Db, sessionId: string, limits: Limits, now: Date): Promise<void> {
  await extend(db, sessionId, limits, now).catch((error: unknown) => {
    if (!isReadOnly(error)) throw error;
  });
}

async function extend(db: Db, sessionId: string, limits: Limits, now: Date): Promise<void> {
  const idleEnd = new Date(now.getTime() + limits.sessionIdleMs).toISOString();
  await db
    .update(sessions)
    .set({
      lastSeenAt: now,
      expiresAt: sql`least(${idleEnd}::timestamptz, ${sessions.hardExpiresAt})`,
    })
    .where(eq(sessions.id, sessionId));
}

interface SessionAccountRow extends AccountRow {
  sessionId: string;
  confirmedAt: string | Date;
  /** Whether the expiry must be extended. */
  touchDue: boolean;
  /** null for those who look through their own roles. */
  viewAsRoleIds: string[] | null;
  viewAsUntil: string | Date | null;
}

const accountOfToken = new Prepared<SessionAccountRow>(
  "account_of_token",
  accountBy(sql`
  select s.id as "sessionId", coalesce(s.confirmed_at, s.created_at) as "confirmedAt",
    s.last_seen_at <= ${sql.placeholder("touchBefore")}::timestamptz as "touchDue",
    case when s.view_as_until > ${sql.placeholder("now")}::timestamptz then s.view_as_role_ids end as "viewAsRoleIds",
    s.view_as_until as "viewAsUntil",
    ${accountColumns}
  from sessions s join users u on u.id = s.user_id
  where s.token_hash = ${sql.placeholder("tokenHash")}
    and s.expires_at > ${sql.placeholder("now")}::timestamptz and u.status = 'active'`),
);
