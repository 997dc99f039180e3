import { expect, test } from "vitest";
import { lazyComponent } from "./lazy-component.ts";

test("loads once, however often it is called", async () => {
  let fetches = 0;
  const part = lazyComponent(async () => ++fetches);
  await Promise.all([part.load(), part.load()]);
  await part.load();
  expect([part.get(), fetches]).toEqual([1, 1]);
});

test("notifies listeners when it is loaded", async () => {
  const part = lazyComponent(async () => "panel");
  const seen: (string | undefined)[] = [];
  const stop = part.subscribe(() => seen.push(part.get()));
  await part.load();
  stop();
  expect(seen).toEqual(["panel"]);
});

test("tries again after a failure", async () => {
  let fetches = 0;
  const part = lazyComponent(async () => {
    fetches += 1;
    if (fetches === 1) throw new Error("offline");
    return "panel";
  });
  await part.load();
  expect(part.get()).toBeUndefined();
  await part.load();
  expect(part.get()).toBe("panel");
});
