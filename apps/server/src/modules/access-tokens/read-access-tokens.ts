import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { signedIn } from "../../auth/signed-in-user.ts";
import { listOf, type BoundedList } from "../../db/list-of.ts";
import { countRows, pageOf, type PageNumbers } from "../../db/page-of.ts";
import { accessTokens, permissions } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import type { Context, Result } from "../operation.ts";

type Schemas = components["schemas"];

/** The caller's own tokens, latest first. */
export async function pageAccessTokens(
  query: PageNumbers,
  { db, user }: Context,
): Promise<Result<"accessTokensPage">> {
  const own = eq(accessTokens.userId, signedIn(user).id);
  const found = db.select({ id: accessTokens.id }).from(accessTokens).where(own);
  const page = await pageOf(query, countRows(db, found), (limit, offset) =>
    db
      .select()
      .from(accessTokens)
      .where(own)
      .orderBy(desc(accessTokens.createdAt), desc(accessTokens.id))
      .limit(limit)
      .offset(offset),
  );
  return { ...page, records: page.records.map(toAccessToken) };
}

/** The permissions that the caller may give to a token: those they hold. */
export async function scopesOf(
  query: PageNumbers,
  { db, user }: Context,
): Promise<BoundedList<Schemas["AccessTokenScope"]>> {
  const held = [...signedIn(user).permissions];
  if (held.length === 0) return { records: [], truncated: false };
  return listOf(query, (limit, offset) =>
    db
      .select({ code: permissions.code, name: permissions.name })
      .from(permissions)
      .where(and(eq(permissions.status, "enabled"), inArray(permissions.code, held)))
      .orderBy(asc(permissions.code))
      .limit(limit)
      .offset(offset),
  );
}

function toAccessToken(row: typeof accessTokens.$inferSelect): Schemas["AccessToken"] {
  return {
    id: row.id,
    name: row.name,
    scopes: row.scopes,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}
