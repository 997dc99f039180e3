const key = "atrium:reloaded-at";

/** Two reloads within this time mean that reloading does not help. */
const pauseMs = 30_000;

/**
 * After a new deployment an open page asks for files that are gone. It is then loaded anew, once; if that does not
 * help, the error goes on to the page's error message. Without a connection nothing is gone, and loading anew would
 * only throw away what is open and typed.
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
