import { createHmac, randomBytes } from "node:crypto";

const key = randomBytes(32);

/**
 * What the sign-in log has in place of a name that no account has: people type their password there. The same name
 * looks the same until the server restarts, and nobody can test a guess against it. No account can be called so.
 */
export function unknownName(typed: string): string {
  return `(unknown ${createHmac("sha256", key).update(typed).digest("hex").slice(0, 8)})`;
}
