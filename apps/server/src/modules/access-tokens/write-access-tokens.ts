import { and, eq } from "drizzle-orm";
import { lockOwnAccount } from "../../auth/lock-own-account.ts";
import { signedIn } from "../../auth/signed-in-user.ts";
import { createAccessToken, hashToken } from "../../auth/tokens.ts";
import { accessTokens } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { AppError } from "../../kernel/app-error.ts";
import { fieldError } from "../../kernel/field-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { recordChange } from "../audit/record-change.ts";
import type { Context } from "../operation.ts";
import { notFound } from "../records.ts";

type Schemas = components["schemas"];

/** How many an account may have; expired ones count until they are revoked. */
export const MAX_ACCESS_TOKENS = 50;

const maxAgeMs = 366 * 24 * 3_600_000;

/**
 * Creates a token of the caller, which is returned here and nowhere else.
 *
 * @throws AppError `LIMIT_REACHED`, or a field error for scopes that the caller does not hold and a wrong expiry.
 */
export async function createOwnToken(
  body: Schemas["AccessTokenSaveBody"],
  ctx: Context,
): Promise<Schemas["AccessTokenCreated"]> {
  const user = signedIn(ctx.user);
  const now = ctx.now();
  const expiresAt = new Date(body.expiresAt);
  assertExpiry(expiresAt, now);
  if (body.scopes.some((code) => !user.permissions.has(code))) {
    throw fieldError("scopes", "notHeld", messages.accessTokens.notHeld);
  }
  const token = createAccessToken();
  return ctx.db.transaction(async (tx) => {
    await lockOwnAccount(tx, user);
    const count = await tx.$count(accessTokens, eq(accessTokens.userId, user.id));
    if (count >= MAX_ACCESS_TOKENS) {
      throw new AppError("LIMIT_REACHED", messages.accessTokens.tooMany(MAX_ACCESS_TOKENS));
    }
    const fields = { name: body.name.trim(), scopes: body.scopes.toSorted(), expiresAt };
    const values = { ...fields, userId: user.id, tokenHash: hashToken(token), createdAt: now };
    const [row] = await tx.insert(accessTokens).values(values).returning({ id: accessTokens.id });
    if (row === undefined) throw new Error("The insert returned no row");
    const change = { before: null, after: fields };
    await recordChange(tx, ctx, { targetId: row.id, targetName: fields.name, ...change });
    return { id: row.id, token };
  });
}

/** @throws AppError `NOT_FOUND`, also for somebody else's. */
export async function revokeOwnToken(id: string, ctx: Context): Promise<void> {
  const own = and(eq(accessTokens.id, id), eq(accessTokens.userId, signedIn(ctx.user).id));
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx.delete(accessTokens).where(own).returning();
    if (row === undefined) throw notFound();
    const { name, scopes, expiresAt } = row;
    const change = { before: { name, scopes, expiresAt }, after: null };
    await recordChange(tx, ctx, { targetId: id, targetName: name, ...change });
  });
}

function assertExpiry(expiresAt: Date, now: Date): void {
  if (expiresAt <= now) {
    throw fieldError("expiresAt", "minimum", messages.accessTokens.expiryPast);
  }
  if (expiresAt.getTime() > now.getTime() + maxAgeMs) {
    throw fieldError("expiresAt", "maximum", messages.accessTokens.expiryTooLate);
  }
}
