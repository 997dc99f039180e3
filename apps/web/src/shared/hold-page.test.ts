import { afterEach, expect, it, vi } from "vitest";
import { waitAtMost } from "./hold-page.ts";

afterEach(() => {
  vi.useRealTimers();
});

it("waits until what it waits for is there, and leaves no timer behind", async () => {
  vi.useFakeTimers();
  await waitAtMost(Promise.resolve("the editor"), 200);
  expect(vi.getTimerCount()).toBe(0);
});

it("goes on after the time when what it waits for does not come", async () => {
  vi.useFakeTimers();
  const done = vi.fn<() => void>();
  void waitAtMost(new Promise(() => undefined), 200).then(done);
  await vi.advanceTimersByTimeAsync(199);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledOnce();
});
