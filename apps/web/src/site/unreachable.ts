/** Whether a page failed because nothing was reached: the device is offline, or the server did not respond. */
export function isUnreachable(error: unknown): boolean {
  if (import.meta.env.SSR) return false;
  return !navigator.onLine || unreached.has(errorCodeOf(error));
}

const unreached: ReadonlySet<unknown> = new Set(["NETWORK", "TIMEOUT"]);

/** By the error's shape: the SDK is loaded only for a navigation. */
function errorCodeOf(error: unknown): unknown {
  return error instanceof Error && "errorCode" in error ? error.errorCode : undefined;
}
