import { and, asc, desc, eq, gt } from "drizzle-orm";
import { recordChange } from "../audit/record-change.ts";
import { accountsAbove } from "../../auth/privilege-check.ts";
import { lockOwnAccount } from "../../auth/lock-own-account.ts";
import { endSession, endSessionsOf } from "../../auth/sessions.ts";
import { sessionIdOf, signedIn } from "../../auth/signed-in-user.ts";
import { equals, type Filter } from "../../db/crud-table.ts";
import { listOf } from "../../db/list-of.ts";
import { countRows, pageOf } from "../../db/page-of.ts";
import { sessions, users } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { AppError } from "../../kernel/app-error.ts";
import type { Context, Handlers } from "../operation.ts";
import { messages } from "../../kernel/messages/index.ts";
import { anyContains } from "../log-filters.ts";
import { answerList, notFound } from "../records.ts";

/** Everything but the token's hash. */
const columns = {
  id: sessions.id,
  userId: sessions.userId,
  username: users.username,
  name: users.name,
  createdAt: sessions.createdAt,
  lastSeenAt: sessions.lastSeenAt,
  expiresAt: sessions.expiresAt,
  address: sessions.address,
  userAgent: sessions.userAgent,
};

/** Sessions that have not expired: who is signed in now. */
export const liveSessionHandlers = {
  liveSessionsPage: async ({ query }, ctx) => {
    const { db } = ctx;
    const { sortField = "lastSeenAt", sortOrder = "desc" } = query;
    const direction = sortOrder === "asc" ? asc : desc;
    const found = findLive(
      ctx,
      equals(sessions.userId, query.userId),
      anyContains([users.username, users.name, sessions.address], query.keyword),
    );
    const live = found.as("live");
    const page = await pageOf(query, countRows(db, found), (limit, offset) =>
      db
        .select()
        .from(live)
        .orderBy(direction(live[sortField]), direction(live.id))
        .limit(limit)
        .offset(offset),
    );
    return { ...page, records: page.records.map((row) => toLiveSession(row, ctx)) };
  },

  liveSessionsListOwn: async ({ query }, ctx) => {
    const own = eq(sessions.userId, signedIn(ctx.user).id);
    const list = await listOf(query, (limit, offset) =>
      findLive(ctx, own)
        .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
        .limit(limit)
        .offset(offset),
    );
    return answerList({ ...list, records: list.records.map((row) => toLiveSession(row, ctx)) });
  },

  liveSessionsDelete: async ({ path }, ctx) => {
    await endLiveSession(ctx, eq(sessions.id, path.id));
    return null;
  },

  liveSessionsDeleteOwn: async ({ path }, ctx) => {
    const own = eq(sessions.userId, signedIn(ctx.user).id);
    await endLiveSession(ctx, and(eq(sessions.id, path.id), own));
    return null;
  },

  liveSessionsDeleteOthers: async (_input, ctx) => ({ ended: await endOtherSessions(ctx) }),
} satisfies Partial<Handlers>;

function findLive({ db, now }: Pick<Context, "db" | "now">, ...filters: Filter[]) {
  return db
    .select(columns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(gt(sessions.expiresAt, now()), ...filters));
}

type LiveRow = Awaited<ReturnType<typeof findLive>>[number];

function toLiveSession(row: LiveRow, { user }: Context): components["schemas"]["LiveSession"] {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    current: user?.credential.kind === "session" && row.id === user.credential.id,
  };
}

/**
 * Ends a session and logs it.
 *
 * @throws AppError `NOT_FOUND`, `FORBIDDEN` for the session of somebody with more permissions than the caller.
 */
async function endLiveSession(ctx: Context, which: Filter): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [session] = await findLive({ db: tx, now: ctx.now }, which)
      // Of several simultaneous calls one ends the session, and one is logged.
      .for("update", { of: sessions });
    if (!session) throw notFound();
    const above = await accountsAbove(tx, signedIn(ctx.user), [session.userId]);
    if (above.has(session.userId)) throw new AppError("FORBIDDEN", messages.users.above);
    await endSession(tx, session.id);
    const { id, username, address, userAgent, lastSeenAt } = session;
    const before = { username, address, userAgent, lastSeenAt };
    await recordChange(tx, ctx, { targetId: id, targetName: session.name, before, after: null });
  });
}

/**
 * Ends the caller's sessions but the present one.
 *
 * @returns How many of them had not expired.
 * @throws AppError `UNAUTHENTICATED` when another of them has ended the present one meanwhile.
 */
async function endOtherSessions(ctx: Context): Promise<number> {
  const user = signedIn(ctx.user);
  return ctx.db.transaction(async (tx) => {
    await lockOwnAccount(tx, user);
    const expiries = await endSessionsOf(tx, user.id, sessionIdOf(user));
    const endedSessions = expiries.filter((expiry) => expiry > ctx.now()).length;
    await recordChange(tx, ctx, {
      targetId: user.id,
      targetName: user.name,
      before: { endedSessions: 0 },
      after: { endedSessions },
    });
    return endedSessions;
  });
}
