import type { StoragePort } from "@atrium/hooks";
import { afterNextPaint } from "./after-next-paint.ts";

/** A storage whose writes wait for the next paint, since the browser's own blocks; at the latest for leaving the page. */
export function writeAfterPaint(storage: StoragePort): StoragePort {
  const waiting = new Map<string, string>();
  const write = () => {
    for (const [key, value] of waiting) storage.set(key, value);
    waiting.clear();
  };
  // Not on the server.
  globalThis.window?.addEventListener("pagehide", write);
  return {
    get: (key) => waiting.get(key) ?? storage.get(key),
    set: (key, value) => {
      if (waiting.size === 0) afterNextPaint(write);
      waiting.set(key, value);
    },
    remove: (key) => {
      waiting.delete(key);
      storage.remove(key);
    },
  };
}
