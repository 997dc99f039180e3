import { createHash, createHmac } from "node:crypto";
import { rateLimitKey } from "../../kernel/rate-limit-key.ts";
import type { Context } from "../operation.ts";

/** A call with an `Idempotency-Key`, by hashes. */
export interface KeyedCall {
  /** The same for all calls of one owner, operation and key. */
  id: string;
  owner: string;
  /** The same for all calls with one input. */
  fingerprint: string;
}

/**
 * Hashes a call. The key is the secret of the input's hash and is stored nowhere: a copy of the database does not help
 * to guess what was sent, which may be a password.
 */
export function keyedCall(
  { operation, user, address }: Pick<Context, "operation" | "user" | "address">,
  key: string,
  input: unknown,
): KeyedCall {
  const owner = user === null ? `visitor ${rateLimitKey(address)}` : `user ${user.id}`;
  const scope = JSON.stringify([owner, operation.id, key]);
  return {
    id: createHash("sha256").update(scope).digest("base64url"),
    owner,
    fingerprint: createHmac("sha256", key).update(canonicalJson(input)).digest("base64url"),
  };
}

/** JSON with the members of every object in one order. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort(byName)) : part,
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}
