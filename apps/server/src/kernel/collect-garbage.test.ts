import { expect, test } from "vitest";
import { collectGarbage } from "./collect-garbage.ts";

test("frees what nobody refers to any more", async () => {
  const kept = new WeakRef({});
  // A weak reference holds its target until the turn that made it ends.
  await new Promise((resolve) => setImmediate(resolve));
  collectGarbage();
  expect(kept.deref()).toBeUndefined();
});
