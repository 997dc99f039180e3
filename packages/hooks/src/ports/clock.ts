/**
 * Time as the package sees it.
 *
 * @example
 * const hurried: Clock = { ...systemClock, after: (_ms, task) => systemClock.after(0, task) };
 */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `task` after `ms` milliseconds; returns the way to call it off. */
  after(ms: number, task: () => void): () => void;
}

/**
 * The machine's own clock.
 *
 * @example
 * const callOff = systemClock.after(1000, () => notices.warning("a second has passed"));
 * callOff();
 */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};
