import { eq, sql } from "drizzle-orm";
import { isReadOnly } from "../db/database-error.ts";
import type { Db } from "../db/db.ts";
import { Prepared } from "../db/prepared.ts";
import { accessTokens } from "../db/schema/index.ts";
import { accountBy, accountColumns, type AccountRow } from "./account-query.ts";
import { isAdminRole, type SignedInUser } from "./signed-in-user.ts";
import { hashToken } from "./tokens.ts";

const touchEveryMs = 60_000;

/**
 * The account of a personal access token; null when the token has ended or the account may not sign in. It holds what
 * is both a scope of the token and a permission of the account now, and no administrator's role, which would open all.
 */
export async function findByAccessToken(
  db: Db,
  token: string,
  now: Date,
): Promise<SignedInUser | null> {
  const touchBefore = new Date(now.getTime() - touchEveryMs).toISOString();
  const values = { tokenHash: hashToken(token), now: now.toISOString(), touchBefore };
  const [row] = await accountOfAccessToken.rows(db, values);
  if (row === undefined) return null;
  const { tokenId, tokenName, scopes, touchDue, ...account } = row;
  if (touchDue) await touch(db, tokenId, now);
  const held = new Set(account.permissions);
  return {
    ...account,
    roles: account.roles.filter((code) => !isAdminRole(code)),
    permissions: new Set(scopes.filter((code) => held.has(code))),
    credential: { kind: "accessToken", id: tokenId, name: tokenName },
  };
}

/** Their next calls are refused. */
export async function endAccessTokensOf(db: Db, userId: string): Promise<void> {
  await db.delete(accessTokens).where(eq(accessTokens.userId, userId));
}

/** A database that only allows reading keeps the earlier time. */
async function touch(db: Db, id: string, now: Date): Promise<void> {
  try {
    await db.update(accessTokens).set({ lastUsedAt: now }).where(eq(accessTokens.id, id));
  } catch (error) {
    if (!isReadOnly(error)) throw error;
  }
}

interface TokenAccountRow extends AccountRow {
  tokenId: string;
  tokenName: string;
  scopes: string[];
  /** Whether the time of the last call must be written. */
  touchDue: boolean;
}

const accountOfAccessToken = new Prepared<TokenAccountRow>(
  "account_of_access_token",
  accountBy(sql`
  select t.id as "tokenId", t.name as "tokenName", t.scopes,
    coalesce(t.last_used_at <= ${sql.placeholder("touchBefore")}::timestamptz, true) as "touchDue",
    ${accountColumns}
  from access_tokens t join users u on u.id = t.user_id
  where t.token_hash = ${sql.placeholder("tokenHash")}
    and t.expires_at > ${sql.placeholder("now")}::timestamptz and u.status = 'active'`),
);
