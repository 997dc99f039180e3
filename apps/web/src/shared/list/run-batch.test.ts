import { expect, test } from "vitest";
import { runBatch, runWhole } from "./run-batch.ts";

test("each row has its own result, in order, whatever failed", async () => {
  const rows = [1, 2, 3, 4, 5, 6];
  const progress: number[] = [];
  const results = await runBatch(
    rows,
    async (row) => {
      await new Promise((resolve) => setTimeout(resolve, 7 - row));
      if (row % 2 === 0) throw new Error(`no ${row}`);
    },
    (done) => progress.push(done),
  );
  expect(results.map(({ row, error }) => [row, error?.message])).toEqual([
    [1, undefined],
    [2, "no 2"],
    [3, undefined],
    [4, "no 4"],
    [5, undefined],
    [6, "no 6"],
  ]);
  expect(progress).toEqual([1, 2, 3, 4, 5, 6]);
});

test("only a few run at once", async () => {
  let running = 0;
  let most = 0;
  await runBatch(
    Array.from({ length: 20 }),
    async () => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
    },
    () => {},
  );
  expect(most).toBe(4);
});

test("the server's own batch is sent in parts, and each failure stands at its row", async () => {
  const rows = Array.from({ length: 450 }, (_, index) => ({ id: `r${index}` }));
  const sizes: number[] = [];
  const results = await runWhole(
    rows,
    async (ids) => {
      sizes.push(ids.length);
      if (sizes.length === 3) throw new Error("offline");
      return ids.includes("r7") ? [{ id: "r7", errorCode: "HAS_CHILDREN" }] : [];
    },
    (code) => `because of ${code}`,
    () => {},
  );
  expect(sizes).toEqual([200, 200, 50]);
  const failed = results.filter(({ error }) => error !== undefined);
  expect(failed.slice(0, 2).map(({ row, error }) => [row.id, error?.message])).toEqual([
    ["r7", "because of HAS_CHILDREN"],
    ["r400", "offline"],
  ]);
  expect(failed).toHaveLength(51);
});
