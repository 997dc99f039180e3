import { createHash, randomBytes } from "node:crypto";

/** 256 random bits as base64url. Only its holder ever has it. */
export function createToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The stored form of a token. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Parses an `Authorization` header, with or without `Bearer`; null for anything else. */
export function tokenFromHeader(header: string | undefined): string | null {
  const token = header?.replace(/^Bearer +/i, "").trim() ?? "";
  return /^[A-Za-z0-9_-]{43}$/.test(token) ? token : null;
}
