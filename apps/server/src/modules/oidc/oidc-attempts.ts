import { randomBytes } from "node:crypto";
import { and, eq, gt, lte } from "drizzle-orm";
import { readCookie, writeCookie, type BrowserCookie } from "../../auth/browser-cookie.ts";
import { hashToken } from "../../auth/tokens.ts";
import type { Db } from "../../db/db.ts";
import { oidcAttempts } from "../../db/schema/index.ts";
import type { Config } from "../../kernel/config/config.ts";
import { adminPagesUrl } from "../../kernel/config/site-url.ts";
import type { OidcConfig } from "../../kernel/config/oidc-config.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { answer, type Context } from "../operation.ts";
import { authorizationUrl, connect, type ExpectedAnswer } from "./oidc-provider.ts";

/** How long the provider may take with the person. */
const ATTEMPT_SECONDS = 600;

/** Binds an attempt to the browser that began it: an answer that somebody else obtained signs nobody in here. */
const cookie: BrowserCookie = { name: "atrium-oidc", maxAgeSeconds: ATTEMPT_SECONDS };

/** @throws AppError `NOT_FOUND` without a provider. */
export function oidcOf({ oidc }: Config): OidcConfig {
  if (oidc === null) throw new AppError("NOT_FOUND", messages.oidc.off);
  return oidc;
}

/** The page that the provider sends the browser back to. */
export function redirectUriOf(config: Config): string {
  return `${adminPagesUrl(config)}/login`;
}

/** @throws AppError `NOT_FOUND`, `OIDC_FAILED` when the provider does not answer. */
export async function beginOidc(ctx: Context) {
  const { config, db } = ctx;
  const now = ctx.now();
  const provider = await connect(oidcOf(config), now).catch((error: unknown) => {
    throw oidcFailed(ctx, error);
  });
  const expected = { state: random(), nonce: random(), codeVerifier: random() };
  const browser = random();
  await deleteExpiredAttempts(db, now);
  await db.insert(oidcAttempts).values({
    stateHash: hashToken(expected.state),
    browserHash: hashToken(browser),
    nonce: expected.nonce,
    codeVerifier: expected.codeVerifier,
    expiresAt: new Date(now.getTime() + ATTEMPT_SECONDS * 1000),
  });
  const url = await authorizationUrl(
    provider,
    redirectUriOf(config),
    expected,
    config.limits.sessionHardMs,
  );
  return answer({ url }, { headers: { "set-cookie": writeCookie(cookie, browser, config) } });
}

/** An attempt that nobody has come back from is of no use any more. */
export async function deleteExpiredAttempts(db: Db, now: Date): Promise<void> {
  await db.delete(oidcAttempts).where(lte(oidcAttempts.expiresAt, now));
}

/** What an attempt of this browser expects; null when there is none, or when it has been answered already. */
export async function consumeAttempt(
  state: string,
  { config, cookies, db, now }: Context,
): Promise<ExpectedAnswer | null> {
  const own = and(
    eq(oidcAttempts.stateHash, hashToken(state)),
    eq(oidcAttempts.browserHash, hashToken(readCookie(cookies, cookie, config))),
    gt(oidcAttempts.expiresAt, now()),
  );
  const [row] = await db.delete(oidcAttempts).where(own).returning();
  return row === undefined ? null : { state, nonce: row.nonce, codeVerifier: row.codeVerifier };
}

/** Logs why; the person learns no more than that it did not work. */
export function oidcFailed({ config, log }: Context, error: unknown): AppError {
  const reason = error instanceof Error ? error.message : "unknown";
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  log.warn({ reason, code }, "Signing in with the identity provider failed");
  return new AppError("OIDC_FAILED", messages.oidc.failed(oidcOf(config).label));
}

function random(): string {
  return randomBytes(32).toString("base64url");
}
