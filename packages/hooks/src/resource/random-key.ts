/**
 * 128 random bits in hexadecimal. Unlike `crypto.randomUUID` it also exists on pages without HTTPS.
 *
 * @example
 * const idempotencyKey = randomKey();
 */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
