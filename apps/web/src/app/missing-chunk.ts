const key = "atrium:reloaded-at";

/** Two reloads within this time mean that reloading does not help. */
const pauseMs = 30_000;

/**
 * After a deployment, an open page requests chunks that are gone. It reloads once; if that does not help, the error
 * reaches the page's error message. Offline nothing is gone, and a reload would only lose tabs and unsaved input.
 */
export function reloadOnMissingChunk(window: Window): void {
  window.addEventListener("vite:preloadError", (event) => {
    if (!window.navigator.onLine) return;
    const last = Number(window.sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < pauseMs) return;
    window.sessionStorage.setItem(key, String(Date.now()));
    event.preventDefault();
    window.location.reload();
  });
}
