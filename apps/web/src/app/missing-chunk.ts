const key = "atrium:reloaded-at";

/** Two reloads within this time mean that reloading does not help. */
const pauseMs = 30_000;

/**
 * After a deployment, an open page requests chunks that are gone. It reloads once; if that does not help, the error
 * reaches whoever asked for the chunk. Offline nothing is gone, and a reload would only lose tabs. Over unsaved input
 * nothing is reloaded: a tool that does not load is the smaller loss.
 */
export function reloadOnMissingChunk(window: Window): void {
  window.addEventListener("vite:preloadError", (event) => {
    if (!window.navigator.onLine) return;
    const last = Number(window.sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < pauseMs || hasUnsavedInput(window)) return;
    window.sessionStorage.setItem(key, String(Date.now()));
    event.preventDefault();
    window.location.reload();
  });
}

/** Whether somebody would be asked before leaving the page. */
function hasUnsavedInput(window: Window): boolean {
  return !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
}
