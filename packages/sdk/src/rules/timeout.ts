import type { ApiError } from "../api-error.ts";

/** Milliseconds until a call is given up when nobody says otherwise (specification section 9). */
export const DEFAULT_TIMEOUT_MS = 20_000;

/** The longest time a timer can take; more than that is for ever. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The time a call has, all its attempts together, and the caller's wish to end it sooner. */
export interface Deadline {
  /** For the transport; its reason is the error that the call ends with. */
  signal: AbortSignal;
  /** Does a part of the call; rejects as soon as the call has ended, even when the part takes no notice of the signal. */
  run<T>(part: () => Promise<T>): Promise<T>;
  /** Waits, unless the call ends first. */
  wait(ms: number): Promise<void>;
  /** Whether the call could go on after that time; never after one without end. */
  leaves(ms: number): boolean;
  /** Starts the time anew, as an upload does while it moves; without effect once released. */
  restart(): void;
  /** Lets go of the timers and the caller's signal. Call it when the answer has been read. */
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
  let limited = timeoutMs > 0 && timeoutMs <= LONGEST_TIMER_MS;
  let endsAt = Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;

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
    timer = setTimeout(end, timeoutMs, "timeout");
  };

  restart();
  if (caller?.aborted) follow();
  else caller?.addEventListener("abort", follow);
  return {
    signal,
    run,
    wait: (ms) => run(() => new Promise((resolve) => (pause = setTimeout(resolve, ms)))),
    leaves: (ms) => Date.now() + ms < endsAt,
    restart,
    release: () => {
      limited = false;
      clearTimeout(timer);
      clearTimeout(pause);
      caller?.removeEventListener("abort", follow);
    },
  };
}
