/** How often a GET is retried by default. */
export const DEFAULT_RETRIES = 2;

/** A longer `Retry-After` fails the call at once: nobody waits that long for a page. */
const MAX_RETRY_DELAY_MS = 10_000;

/** Too many requests, and a proxy's statuses for a server that is starting, overloaded or slow. */
const transientStatus = /^(429|50[234])$/;

/**
 * Milliseconds to wait before a retry; infinite when the call should end now. Only transient failures are retried: no
 * response, or one of the statuses above. The exponential backoff begins at half a second, minus up to half of it as
 * jitter, so that clients that failed together do not retry together. `Retry-After` is the minimum.
 *
 * @param outcome The response; one without a status was none.
 * @param tried How often the call has been retried already.
 * @param random A number from 0 up to 1.
 */
export function retryDelay(
  { status, retryAfter }: { status?: number | undefined; retryAfter?: unknown },
  tried: number,
  random: number = Math.random(),
): number {
  if (status !== undefined && !transientStatus.test(String(status))) return Infinity;
  const backOff = 500 * 2 ** tried * (1 - random / 2);
  const wait = Math.max(backOff, (readRetryAfter(retryAfter, Date.now()) ?? 0) * 1000);
  return wait > MAX_RETRY_DELAY_MS ? Infinity : wait;
}

/** The seconds of the header `Retry-After`, given as a number or a date; undefined for none. */
export function readRetryAfter(header: unknown, now: number): number | undefined {
  if (typeof header !== "string" || !header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Math.max(0, Math.ceil(seconds)) || undefined;
}
