/**
 * A lock that several tabs of the site hold at the same time. The browser knows its holders, so that a tab is seen
 * while it is too busy to answer a message.
 *
 * @example
 * const lock: SharedLockPort | undefined = openSharedWebLock("atrium-session");
 * const release = lock?.hold();
 */
export interface SharedLockPort {
  /** Holds the lock until the returned function is called, or the tab is closed. */
  hold(): () => void;
  /** Whether any tab holds the lock. Never rejects: false where the browser does not say. */
  isHeld(): Promise<boolean>;
}

/**
 * Opens a shared lock of the Web Locks API; undefined where there is none (old browsers, pages without HTTPS).
 *
 * @example
 * const lock = openSharedWebLock("atrium-session");
 */
export function openSharedWebLock(name: string): SharedLockPort | undefined {
  // Simulated documents have null there.
  const locks = globalThis.navigator?.locks as LockManager | null | undefined;
  if (!locks) return undefined;
  // A page with an opaque origin has the API, and is refused each call.
  const ignoreRefusal = () => undefined;
  return {
    hold() {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      locks.request(name, { mode: "shared" }, () => released).catch(ignoreRefusal);
      return release;
    },
    async isHeld() {
      const snapshot = await locks.query().catch(ignoreRefusal);
      return snapshot?.held?.some((lock) => lock.name === name) === true;
    },
  };
}
