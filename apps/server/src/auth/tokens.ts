import { createHash, randomBytes } from "node:crypto";

/** Begins every personal access token, so that people and scanners of secrets recognise one. */
const accessTokenPrefix = "atrium_pat_";

/** 256 random bits as base64url. Only its holder ever has it. */
export function createToken(): string {
  return randomBytes(32).toString("base64url");
}

/** A token of a program, with as many random bits. */
export function createAccessToken(): string {
  return accessTokenPrefix + createToken();
}

export function isAccessToken(token: string): boolean {
  return token.startsWith(accessTokenPrefix);
}

/** The stored form of a token. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Parses an `Authorization` header, with or without `Bearer`; null for anything else. */
export function tokenFromHeader(header: string | undefined): string | null {
  const token = header?.replace(/^Bearer +/i, "").trim() ?? "";
  return /^(?:atrium_pat_)?[A-Za-z0-9_-]{43}$/.test(token) ? token : null;
}
