import { expect, test } from "vitest";
import { createSingleFlight } from "./single-flight.ts";

function setUp() {
  const run = createSingleFlight<string>();
  const started: string[] = [];
  const start = (key: string, outcome: Promise<string>) =>
    run(key, () => {
      started.push(key);
      return outcome;
    });
  return { start, started };
}

test("callers at the same time share one run", async () => {
  const { start, started } = setUp();
  const both = [start("a", Promise.resolve("first")), start("a", Promise.resolve("second"))];
  expect(await Promise.all(both)).toEqual(["first", "first"]);
  expect(started).toEqual(["a"]);
});

test("a later caller starts anew, after a failure as well", async () => {
  const { start, started } = setUp();
  await expect(start("a", Promise.reject(new Error("lost")))).rejects.toThrow("lost");
  expect(await start("a", Promise.resolve("again"))).toBe("again");
  expect(started).toEqual(["a", "a"]);
});

test("another key does not wait, and the run it replaced does not end it", async () => {
  const { start, started } = setUp();
  const first = start("a", Promise.resolve("a"));
  let finish: (value: string) => void = () => undefined;
  const second = start("b", new Promise((resolve) => (finish = resolve)));
  expect(await first).toBe("a");
  const third = start("b", Promise.resolve("unused"));
  finish("b");
  expect(await Promise.all([second, third])).toEqual(["b", "b"]);
  expect(started).toEqual(["a", "b"]);
});
