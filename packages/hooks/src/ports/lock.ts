/**
 * A lock that one tab of the site holds at a time.
 *
 * @example
 * const lock: LockPort | undefined = openWebLock("atrium-events");
 * await lock?.hold(AbortSignal.timeout(60_000), async () => console.log("this tab leads"));
 */
export interface LockPort {
  /**
   * Waits until no other tab holds the lock, and holds it until `whileHeld` resolves. `signal` ends the wait, not the
   * hold.
   */
  hold(signal: AbortSignal, whileHeld: () => Promise<void>): Promise<void>;
}

/**
 * Opens a lock of the Web Locks API; undefined where there is none (old browsers, pages without HTTPS).
 *
 * @example
 * const lock = openWebLock("atrium-events");
 */
export function openWebLock(name: string): LockPort | undefined {
  // Simulated documents have null there.
  const locks = globalThis.navigator?.locks as LockManager | null | undefined;
  if (!locks) return undefined;
  return {
    async hold(signal, whileHeld) {
      await locks.request(name, { signal }, whileHeld);
    },
  };
}
