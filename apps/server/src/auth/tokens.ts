import { createHash, randomBytes } from "node:crypto";

/** A new token: 256 random bits as text without padding. Only its holder ever has it. */
export function createToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored and looked up in place of a token. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** The token in an `Authorization` header, bare or after `Bearer`; null for anything else. */
export function tokenFromHeader(header: string | undefined): string | null {
  const token = header?.replace(/^Bearer +/i, "").trim() ?? "";
  return /^[A-Za-z0-9_-]{43}$/.test(token) ? token : null;
}
