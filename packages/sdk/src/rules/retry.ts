import type { AnyApiError } from "../api-error.ts";

/** How often a GET is tried again when nobody says otherwise. */
export const DEFAULT_RETRIES = 2;

/** A server that asks for more patience than this is not waited for: people have long looked elsewhere. */
const MAX_RETRY_DELAY_MS = 10_000;

/** Too many requests, and what proxies say of a server that is starting, overloaded or slow. */
const transientStatus = /^(429|50[234])$/;

/**
 * Milliseconds to wait before a call is tried again; for ever when it should fail now. Only what may pass is worth
 * another try: no answer at all, or one of the statuses above. The wait is half a second at first and doubles, up to
 * half of it taken off at random, so that clients that failed together do not come back together. What the server asks
 * for (`Retry-After`) is the least.
 *
 * @param tried How often the call has been tried again already.
 * @param random A number from 0 up to 1.
 */
export function retryDelay(error: AnyApiError, tried: number, random: number): number {
  if (error.kind !== "network" && !transientStatus.test(String(error.status))) return Infinity;
  const backOff = 500 * 2 ** tried * (1 - random / 2);
  const wait = Math.max(backOff, (error.retryAfter ?? 0) * 1000);
  return wait > MAX_RETRY_DELAY_MS ? Infinity : wait;
}

/** The seconds that the header `Retry-After` asks for, which stand in it or lie until its date; undefined for none. */
export function readRetryAfter(header: string | null | undefined, now: number): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Math.max(0, Math.ceil(seconds)) || undefined;
}
