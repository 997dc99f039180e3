/** Milliseconds until a call is given up when nobody says otherwise (specification section 9). */
export const DEFAULT_TIMEOUT_MS = 20_000;

/** A signal that ends with the caller's or after a time, and says which it was. */
export interface Deadline {
  signal: AbortSignal;
  /** Whether the time ran out, rather than the caller ending the call. */
  timedOut(): boolean;
  /** Starts the time anew, as an upload does while it moves; without effect once released. */
  restart(): void;
  /** Lets go of the timer and the caller's signal. Call it when the answer has been read. */
  release(): void;
}

/** Starts a deadline of `timeoutMs` (0 for none) that also follows the caller's signal. */
export function startDeadline(timeoutMs: number, caller: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  let timedOut = false;
  const follow = () => controller.abort(caller?.reason);
  const expire = () => {
    timedOut = true;
    controller.abort();
  };
  let released = timeoutMs <= 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = () => {
    clearTimeout(timer);
    if (!released) timer = setTimeout(expire, timeoutMs);
  };
  restart();
  if (caller?.aborted) follow();
  else caller?.addEventListener("abort", follow, { once: true });
  return {
    signal: controller.signal,
    timedOut: () => timedOut,
    restart,
    release: () => {
      released = true;
      clearTimeout(timer);
      caller?.removeEventListener("abort", follow);
    },
  };
}
