import type {
  AuthenticationResponseJSON,
  VerifiedAuthenticationResponse,
  VerifiedRegistrationResponse,
} from "@simplewebauthn/server";
import { and, eq, lt, sql } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import type { Config } from "../kernel/config/config.ts";
import { passkeys } from "../db/schema/index.ts";
import type { components } from "../generated/schema.ts";
import { consumeChallenge, type ChallengeUse } from "./passkey-challenges.ts";
import { relyingPartyOf } from "./relying-party.ts";

type Schemas = components["schemas"];
type PasskeyRow = typeof passkeys.$inferSelect;

/** What verifying takes beside the answer of the browser. */
export interface PasskeyCheck {
  db: Db;
  config: Pick<Config, "publicUrl" | "adminUrl">;
  now(): Date;
}

/** What is stored of a passkey that the server has verified. */
export type VerifiedPasskey = Pick<
  PasskeyRow,
  "credentialId" | "publicKey" | "counter" | "transports" | "synced"
>;

/** COSE algorithms that are accepted, the preferred first: Ed25519, ECDSA with P-256, RSA with PKCS #1. */
export const ALGORITHMS = [-8, -7, -257];

/**
 * Verifies a new passkey. Its user has to have been verified; who made its authenticator is not asked.
 *
 * @returns null when its challenge is not `use`'s, or anything about it is wrong.
 */
export async function verifyNewPasskey(
  { id, response }: Schemas["PasskeyAttestation"],
  use: ChallengeUse,
  check: PasskeyCheck,
): Promise<VerifiedPasskey | null> {
  const expected = await expectationsOf(response.clientDataJSON, use, check);
  if (expected === null) return null;
  const { transports = [] } = response;
  const given = { ...response, transports };
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const verified = await orNull<VerifiedRegistrationResponse>(() =>
    verifyRegistrationResponse({
      ...expected,
      response: { ...credential(id), response: given },
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!verified?.verified) return null;
  const { credential: made, credentialDeviceType } = verified.registrationInfo;
  return {
    credentialId: made.id,
    publicKey: Buffer.from(made.publicKey).toString("base64url"),
    counter: made.counter,
    transports,
    synced: credentialDeviceType === "multiDevice",
  };
}

/** The passkey that an answer claims to be of; undefined when nobody has it. */
export async function findPasskey(
  db: Db,
  { id }: Schemas["PasskeyAssertion"],
): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, id));
  return row;
}

/** Whether an answer was signed by a passkey, for the account that has it, after verifying its user. */
export async function provesPasskey(
  passkey: PasskeyRow,
  { id, response }: Schemas["PasskeyAssertion"],
  use: ChallengeUse,
  check: PasskeyCheck,
): Promise<boolean> {
  const expected = await expectationsOf(response.clientDataJSON, use, check);
  const { userHandle } = response;
  if (expected === null || (userHandle && userHandle !== userHandleOf(passkey.userId)))
    return false;
  const publicKey = new Uint8Array(Buffer.from(passkey.publicKey, "base64url"));
  const { clientDataJSON, authenticatorData, signature } = response;
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const verified = await orNull<VerifiedAuthenticationResponse>(() =>
    verifyAuthenticationResponse({
      ...expected,
      response: {
        ...credential(id),
        response: { clientDataJSON, authenticatorData, signature },
      },
      credential: { id, publicKey, counter: passkey.counter },
    }),
  );
  if (!verified?.verified) return false;
  return noteUse(check.db, passkey, verified.authenticationInfo.newCounter, check.now());
}

/** The account in a passkey. */
export function userHandleOf(userId: string): string {
  return Buffer.from(userId).toString("base64url");
}

function credential(id: string): Omit<AuthenticationResponseJSON, "response"> {
  return { id, rawId: id, type: "public-key", clientExtensionResults: {} };
}

/** What an answer has to say; null when its challenge was not given out for this use, or was answered before. */
async function expectationsOf(clientDataJSON: string, use: ChallengeUse, check: PasskeyCheck) {
  const challenge = challengeIn(clientDataJSON);
  const { db, config, now } = check;
  if (challenge === null || !(await consumeChallenge(db, challenge, use, now()))) return null;
  const { id, origin } = relyingPartyOf(config);
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  };
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString());
    if (typeof data !== "object" || data === null || !("challenge" in data)) return null;
    // Asked for by a page inside another site's: no page of ours is.
    if ("crossOrigin" in data && data.crossOrigin !== false) return null;
    return typeof data.challenge === "string" ? data.challenge : null;
  } catch {
    return null;
  }
}

/** The library throws for whatever is wrong with an answer. */
async function orNull<Verified>(verify: () => Promise<Verified>): Promise<Verified | null> {
  return verify().catch(() => null);
}

/** False when the passkey was removed, or used elsewhere with this count or a later one: there would be a copy of it. */
async function noteUse(db: Db, { id }: PasskeyRow, counter: number, now: Date): Promise<boolean> {
  // Zero is of an authenticator that does not count.
  const isNext = counter === 0 ? sql`${passkeys.counter} = 0` : lt(passkeys.counter, counter);
  const used = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), isNext))
    .returning({ id: passkeys.id });
  return used.length > 0;
}
