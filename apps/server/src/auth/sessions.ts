import { and, eq, gt, lte, ne, sql } from "drizzle-orm";
import type { Limits } from "../config/limits.ts";
import type { Db } from "../db/db.ts";
import { sessions, users } from "../db/schema/index.ts";
import type { SignedInUser } from "./signed-in-user.ts";
import { createToken, hashToken } from "./tokens.ts";

/** A session that has begun; the only place the token itself appears. */
export interface BegunSession {
  token: string;
  expiresAt: Date;
}

const touchEveryMs = 60_000;

/** Begins a session. */
export async function beginSession(
  db: Db,
  session: { userId: string; address: string; userAgent: string },
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

/** Forgets the sessions that have ended by themselves. */
export async function forgetEndedSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
}

/**
 * The account behind a token, with its rights as they are now; null when the session has ended or the account may not
 * sign in any more. Moves the session's end on, with at most one write a minute.
 */
export async function findSignedIn(
  db: Db,
  token: string,
  limits: Limits,
  now: Date,
): Promise<SignedInUser | null> {
  const [row] = await db
    .select({
      sessionId: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
      hardExpiresAt: sessions.hardExpiresAt,
      id: users.id,
      username: users.username,
      name: users.name,
      orgId: users.orgId,
      mustChangePassword: users.mustChangePassword,
      roles: rolesOf,
      permissions: permissionsOf,
      workgroupIds: workgroupIdsOf,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, hashToken(token)),
        gt(sessions.expiresAt, now),
        eq(users.status, "active"),
      ),
    );
  if (row === undefined) return null;
  const { lastSeenAt, hardExpiresAt, permissions, ...user } = row;
  if (now.getTime() - lastSeenAt.getTime() >= touchEveryMs) {
    await touch(db, user.sessionId, hardExpiresAt, limits, now);
  }
  return { ...user, permissions: new Set(permissions) };
}

/** Ends one session: its token is refused from the next call on. */
export async function endSession(db: Db, sessionId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId));
}

/** Ends all sessions of an account, or all but one. */
export async function endSessionsOf(db: Db, userId: string, exceptId?: string): Promise<void> {
  const others = exceptId === undefined ? undefined : ne(sessions.id, exceptId);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), others));
}

async function touch(db: Db, sessionId: string, hardEnd: Date, limits: Limits, now: Date) {
  const idleEnd = now.getTime() + limits.sessionIdleMs;
  await db
    .update(sessions)
    .set({ lastSeenAt: now, expiresAt: new Date(Math.min(idleEnd, hardEnd.getTime())) })
    .where(eq(sessions.id, sessionId));
}

const rolesOf = sql<string[]>`(
  select coalesce(json_agg(r.code order by r.code), '[]')
  from user_roles ur join roles r on r.id = ur.role_id
  where ur.user_id = ${users.id} and r.status = 'enabled')`;

const permissionsOf = sql<string[]>`(
  select coalesce(json_agg(a.code order by a.code), '[]')
  from auths a
  where a.status = 'enabled' and exists (
    select 1 from user_roles ur join roles r on r.id = ur.role_id
    where ur.user_id = ${users.id} and r.status = 'enabled'
      and (r.code = 'admin' or exists (
        select 1 from role_auths ra where ra.role_id = r.id and ra.auth_id = a.id))))`;

const workgroupIdsOf = sql<string[]>`(
  select coalesce(json_agg(w.id order by w.id), '[]')
  from workgroup_members m join workgroups w on w.id = m.workgroup_id
  where m.user_id = ${users.id} and w.status = 'enabled')`;
