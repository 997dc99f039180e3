import { eq } from "drizzle-orm";
import { CHALLENGE_MS, issueChallenge, type ChallengeUse } from "../../auth/passkey-challenges.ts";
import { relyingPartyOf } from "../../auth/relying-party.ts";
import { sessionIdOf, signedIn } from "../../auth/signed-in-user.ts";
import { ALGORITHMS, userHandleOf } from "../../auth/verify-passkey.ts";
import type { Db } from "../../db/db.ts";
import { passkeys } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import type { Context } from "../operation.ts";
import { readSettings } from "../site/settings.ts";
import { assertRoom } from "./own-passkeys.ts";

type Schemas = components["schemas"];

/** @throws AppError `LIMIT_REACHED`. */
export async function creationOptions(ctx: Context): Promise<Schemas["PasskeyCreation"]> {
  const user = signedIn(ctx.user);
  await assertRoom(ctx.db, user.id);
  const { systemName } = await readSettings(ctx.db);
  const use = { purpose: "add", sessionId: sessionIdOf(user) } as const;
  return {
    challenge: await issueChallenge(ctx.db, use, ctx.now()),
    rp: { id: relyingPartyOf(ctx.config).id, name: systemName },
    user: { id: userHandleOf(user.id), name: user.username, displayName: user.name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
    timeout: CHALLENGE_MS,
    attestation: "none",
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
    excludeCredentials: await descriptorsOf(ctx.db, user.id),
  };
}

/** Names no passkeys: a stranger asks. */
export async function signInOptions(ctx: Context): Promise<Schemas["PasskeyRequest"]> {
  return requestOptions({ purpose: "signIn", sessionId: null }, [], ctx);
}

/** @throws AppError `NOT_FOUND` for an account without a passkey. */
export async function stepUpOptions(ctx: Context): Promise<Schemas["PasskeyRequest"]> {
  const user = signedIn(ctx.user);
  const own = await descriptorsOf(ctx.db, user.id);
  if (own.length === 0) throw new AppError("NOT_FOUND", messages.passkeys.none);
  return requestOptions({ purpose: "stepUp", sessionId: sessionIdOf(user) }, own, ctx);
}

async function requestOptions(
  use: ChallengeUse,
  allowCredentials: Schemas["PasskeyDescriptor"][],
  { db, config, now }: Context,
): Promise<Schemas["PasskeyRequest"]> {
  return {
    challenge: await issueChallenge(db, use, now()),
    rpId: relyingPartyOf(config).id,
    timeout: CHALLENGE_MS,
    userVerification: "required",
    allowCredentials,
  };
}

async function descriptorsOf(db: Db, userId: string): Promise<Schemas["PasskeyDescriptor"][]> {
  const rows = await db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId));
  return rows.map((row) => ({ type: "public-key", ...row }));
}
