/**
 * The clock that the package uses.
 *
 * @example
 * const hurried: Clock = { ...systemClock, after: (_ms, task) => systemClock.after(0, task) };
 */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `task` after `ms` milliseconds; returns how to cancel it. */
  after(ms: number, task: () => void): () => void;
}

/**
 * The system's clock.
 *
 * @example
 * const cancel = systemClock.after(1000, () => notices.warning("a second has passed"));
 * cancel();
 */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};
