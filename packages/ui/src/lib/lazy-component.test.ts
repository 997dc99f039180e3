import { expect, test } from "vitest";
import { lazyComponent } from "./lazy-component.ts";

test("is fetched once, however often it is asked for", async () => {
  let fetches = 0;
  const part = lazyComponent(async () => ++fetches);
  await Promise.all([part.load(), part.load()]);
  await part.load();
  expect([part.get(), fetches]).toEqual([1, 1]);
});

test("tells who listens when it is there", async () => {
  const part = lazyComponent(async () => "panel");
  const seen: (string | undefined)[] = [];
  const stop = part.subscribe(() => seen.push(part.get()));
  await part.load();
  stop();
  expect(seen).toEqual(["panel"]);
});

test("is asked for again after a failure", async () => {
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
