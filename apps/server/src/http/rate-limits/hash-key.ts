import { createHash } from "node:crypto";

/** The database gets no addresses. */
export function hashKey(key: string): string {
  return createHash("sha256").update(key).digest("base64url").slice(0, 22);
}
