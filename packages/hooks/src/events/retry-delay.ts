const initialDelayMs = 1_000;
const maxDelayMs = 60_000;

/**
 * How long to wait before connecting again: twice as long after each failure, up to a minute, and spread by half, so that
 * not all browsers come back to a restarted server at once.
 *
 * @param failures How many attempts have failed in a row, from 1.
 * @param random From 0 to 1.
 * @example
 * retryDelay(1, 0.5); // 750
 */
export function retryDelay(failures: number, random: number): number {
  const ms = Math.min(maxDelayMs, initialDelayMs * 2 ** (failures - 1));
  return ms * (0.5 + random / 2);
}
