/** How long a page loads its own resources before anything is preloaded. */
const headStartMs = 4000;

/** Does something later that would only be in the way now: after a while, when the browser is idle. Not on the server. */
export function whenIdle(act: () => void): void {
  if (globalThis.window === undefined) return;
  setTimeout(() => {
    // Safari has no idle callbacks.
    if ("requestIdleCallback" in globalThis) requestIdleCallback(act, { timeout: 5000 });
    else act();
  }, headStartMs);
}
