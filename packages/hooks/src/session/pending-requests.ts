/** Requests that failed because their session has expired, queued until its user signs in again. */
export interface PendingRequests {
  /**
   * Resolves when the request may be sent again.
   *
   * @throws the reason when it must not be; `queueFull` at once when the queue is full.
   */
  wait(request: { signal: AbortSignal | undefined; queueFull: Error }): Promise<void>;
  /** Resolves all of them and remembers the token they carried: the same user continues under another one. */
  resumeAll(token: string): void;
  /** Whether a request with this token may be sent again at once: its 401 arrived late. */
  isResumed(token: string | null): boolean;
  /** Rejects all of them and forgets the resumed tokens: nothing is ever sent for another user. Returns whether there were any. */
  rejectAll(reason: Error): boolean;
}

const MAX_PENDING = 100;

/** Creates an empty queue. */
export function createPendingRequests(): PendingRequests {
  const queue = new Set<{ resolve: () => void; reject: (reason: unknown) => void }>();
  const resumedTokens = new Set<string | null>();

  function drainQueue() {
    const requests = [...queue];
    queue.clear();
    return requests;
  }

  return {
    wait: ({ signal, queueFull }) =>
      new Promise((resolve, reject) => {
        if (queue.size === MAX_PENDING) return reject(queueFull);
        const request = { resolve, reject };
        queue.add(request);
        signal?.addEventListener("abort", () => {
          queue.delete(request);
          reject(signal.reason);
        });
      }),
    resumeAll(token) {
      resumedTokens.add(token);
      for (const request of drainQueue()) request.resolve();
    },
    isResumed: (token) => resumedTokens.has(token),
    rejectAll(reason) {
      resumedTokens.clear();
      const rejected = drainQueue();
      for (const request of rejected) request.reject(reason);
      return rejected.length > 0;
    },
  };
}
