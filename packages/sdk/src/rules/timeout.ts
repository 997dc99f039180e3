import type { ApiError } from "../api-error.ts";

/** The default time-out (specification section 9). */
export const DEFAULT_TIMEOUT_MS = 20_000;

/** The longest delay of a timer, 24 days; a longer one would fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** A time-out for a call with all its retries, combined with the caller's signal. */
export interface Deadline {
  /** For the transport; its reason is the error that the call rejects with. */
  signal: AbortSignal;
  /** Runs a part of the call; rejects as soon as the call has ended, even when the part ignores the signal. */
  run<T>(part: () => Promise<T>): Promise<T>;
  /** Waits, and resolves to whether it did: false at once when the time-out would pass first, or when `ms` is infinite. */
  pause(ms: number): Promise<boolean>;
  /** Restarts the time-out, as an upload does with each progress; no effect once released. */
  restart(): void;
  /** Releases the timers and the caller's signal. Call it when the response has been read. */
  release(): void;
}

/** Starts a deadline of `timeoutMs` (0 for none) that also follows the caller's signal. */
export function startDeadline(
  timeoutMs: number,
  caller: AbortSignal | undefined,
  toError: (kind: "timeout" | "aborted") => ApiError,
): Deadline {
  const controller = new AbortController();
  const { signal } = controller;
  let interrupt: (error: unknown) => void = () => {};
  let limited = timeoutMs > 0;
  let endsAt = Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let alarm: ReturnType<typeof setTimeout> | undefined;

  const end = (kind: "timeout" | "aborted") => {
    const error = toError(kind);
    controller.abort(error);
    interrupt(error);
  };
  const follow = () => end("aborted");
  const run: Deadline["run"] = (part) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      interrupt = reject;
      part().then(resolve, reject);
    });
  const restart = () => {
    clearTimeout(timer);
    if (!limited) return;
    endsAt = Date.now() + timeoutMs;
    timer = setTimeout(end, Math.min(timeoutMs, MAX_TIMER_MS), "timeout");
  };

  restart();
  if (caller?.aborted) follow();
  else caller?.addEventListener("abort", follow);
  return {
    signal,
    run,
    pause: async (ms) => {
      if (Date.now() + ms >= endsAt) return false;
      await run(() => new Promise((resolve) => (alarm = setTimeout(resolve, ms))));
      return true;
    },
    restart,
    release: () => {
      limited = false;
      clearTimeout(timer);
      clearTimeout(alarm);
      caller?.removeEventListener("abort", follow);
    },
  };
}
