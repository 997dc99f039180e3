import { expect, test, vi } from "vitest";
import { loadOnce } from "./load-once.ts";

test("a module is imported once, and is there without a task in between afterwards", async () => {
  const load = vi.fn<() => Promise<string>>(
    () => new Promise((resolve) => setTimeout(resolve, 0, "module")),
  );
  const loadIt = loadOnce(load);
  expect(await Promise.all([loadIt(), loadIt()])).toEqual(["module", "module"]);
  let isThere = false;
  void loadIt().then(() => (isThere = true));
  await Promise.resolve();
  expect(isThere).toBe(true);
  expect(load).toHaveBeenCalledTimes(1);
});

test("a module that failed to load is imported again", async () => {
  const load = vi.fn<() => Promise<string>>();
  load.mockRejectedValueOnce(new Error("The script did not arrive")).mockResolvedValue("module");
  const loadIt = loadOnce(load);
  await expect(loadIt()).rejects.toThrow("did not arrive");
  expect(await loadIt()).toBe("module");
});
