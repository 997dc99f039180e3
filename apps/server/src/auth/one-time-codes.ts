import { createHash, randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";

/** How many recovery codes an account gets at once. */
export const RECOVERY_CODES = 10;

const period = 30;
/** Letters and digits that nobody confuses: 5 bits each. */
const alphabet = "23456789abcdefghjkmnpqrstuvwxyz";
/** More than 112 bits: a plain hash of one cannot be searched through. */
const recoveryCodeLength = 24;

/** 160 random bits in Base32, as RFC 4226 recommends. */
export function createSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an authenticator app reads from a QR code. */
export function secretUri(secret: string, { issuer, label }: { issuer: string; label: string }) {
  return authenticator(secret, { issuer, label }).toString();
}

/**
 * The time step of a code of an authenticator app, whose clock may be a step behind or ahead; null for a wrong code. A
 * step may be accepted once.
 */
export function stepOf(code: string, secret: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const delta = authenticator(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta;
}

/** Ten codes of 118 random bits, in groups of four. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: recoveryCodeLength }, randomCharacter)
      .join("")
      .replaceAll(/(.{4})(?=.)/g, "$1-"),
  );
}

/** A code without what people type around it. */
export function normaliseCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, "").toLowerCase();
}

/** The stored form of a recovery code, which has too many bits to be guessed from it. */
export function hashRecoveryCode(code: string): string {
  return createHash("sha256").update(normaliseCode(code)).digest("hex");
}

function authenticator(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...names, secret: Secret.fromBase32(secret), digits: 6, period });
}

/** Without favouring any: bytes beyond the last multiple of the alphabet's length are drawn again. */
function randomCharacter(): string {
  const limit = 256 - (256 % alphabet.length);
  for (;;) {
    const [byte = 0] = randomBytes(1);
    if (byte < limit) return alphabet.charAt(byte % alphabet.length);
  }
}
