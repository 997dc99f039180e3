/** Calls of a session that has ended, waiting for its user to sign in again. */
export interface RefusedCalls {
  /**
   * Resolves when the call may be sent once more.
   *
   * @throws the reason when it may not; `tooMany` at once when as many wait as may.
   */
  wait(call: { signal: AbortSignal | undefined; tooMany: Error }): Promise<void>;
  /** Lets all of them go, and remembers the token they carried: its user goes on under another one. */
  release(token: string): void;
  /** Whether a call that carried the token may be sent once more at once: its refusal came late. */
  isReleased(token: string | null): boolean;
  /** Ends all of them and forgets what was released: they are never sent for anybody else. Tells whether there were any. */
  drop(reason: Error): boolean;
}

const LIMIT = 100;

/** Makes a queue of refused calls. */
export function createRefusedCalls(): RefusedCalls {
  const waiting = new Set<{ resolve: () => void; reject: (reason: unknown) => void }>();
  const released = new Set<string | null>();

  function takeAll() {
    const all = [...waiting];
    waiting.clear();
    return all;
  }

  return {
    wait: ({ signal, tooMany }) =>
      new Promise((resolve, reject) => {
        if (waiting.size === LIMIT) return reject(tooMany);
        const call = { resolve, reject };
        waiting.add(call);
        signal?.addEventListener("abort", () => {
          waiting.delete(call);
          reject(signal.reason);
        });
      }),
    release(token) {
      released.add(token);
      for (const call of takeAll()) call.resolve();
    },
    isReleased: (token) => released.has(token),
    drop(reason) {
      released.clear();
      const dropped = takeAll();
      for (const call of dropped) call.reject(reason);
      return dropped.length > 0;
    },
  };
}
