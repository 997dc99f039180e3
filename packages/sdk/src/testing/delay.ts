/** How the test server waits; an aborted call leaves nothing behind. */
export type Delay = (ms: number, signal: AbortSignal | undefined) => Promise<void>;

/** Waits by the clock of the runtime. */
export const delay: Delay = (ms, signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener("abort", () => clearTimeout(timer), { once: true });
  });
