import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reloadOnMissingChunk } from "./missing-chunk.ts";

/** A window of which only storage, events and reloading count; the storage outlives a reload, the window does not. */
function openWindow(storage: Map<string, string>, navigator = { onLine: true }) {
  const reload = vi.fn<() => void>();
  const sessionStorage = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  };
  const parts = { sessionStorage, navigator, location: { reload } };
  const window = Object.assign(new EventTarget(), parts);
  reloadOnMissingChunk(window as unknown as Window);
  /** Whether an error is a chunk that failed to load. */
  const miss = () => window.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
  return { window, reload, miss };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("a page whose chunks are gone reloads once, then shows the error", () => {
  const storage = new Map<string, string>();
  const before = openWindow(storage);
  expect(before.miss()).toBe(false);
  expect(before.reload).toHaveBeenCalledTimes(1);
  const after = openWindow(storage);
  expect(after.miss()).toBe(true);
  expect(after.reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(30_000);
  expect(after.miss()).toBe(false);
  expect(after.reload).toHaveBeenCalledTimes(1);
});

test("an offline page does not reload and keeps what is typed", () => {
  const navigator = { onLine: false };
  const { reload, miss } = openWindow(new Map(), navigator);
  expect(miss()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  navigator.onLine = true;
  expect(miss()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a page with unsaved input does not reload", () => {
  const { window, reload, miss } = openWindow(new Map());
  window.addEventListener("beforeunload", (event) => event.preventDefault());
  expect(miss()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});
