import { expect, onTestFinished, test, vi } from "vitest";
import { openSharedWebLock } from "./shared-lock.ts";

test("a lock is held until its last holder releases it", async () => {
  const lock = openSharedWebLock("shared-lock.test");
  expect(await lock?.isHeld()).toBe(false);
  const release = lock?.hold();
  const releaseOther = openSharedWebLock("shared-lock.test")?.hold();
  await expect.poll(() => lock?.isHeld()).toBe(true);
  release?.();
  expect(await lock?.isHeld()).toBe(true);
  expect(await openSharedWebLock("shared-lock.test, another")?.isHeld()).toBe(false);
  releaseOther?.();
  await expect.poll(() => lock?.isHeld()).toBe(false);
});

test("a browser without locks, or that refuses them, shows no holder", async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  for (const navigator of [undefined, {}, { locks: null }]) {
    vi.stubGlobal("navigator", navigator);
    expect(openSharedWebLock("a")).toBeUndefined();
  }
  const refuse = () => Promise.reject(new DOMException("Denied", "SecurityError"));
  vi.stubGlobal("navigator", { locks: { request: refuse, query: refuse } });
  const lock = openSharedWebLock("a");
  lock?.hold()();
  expect(await lock?.isHeld()).toBe(false);
});
