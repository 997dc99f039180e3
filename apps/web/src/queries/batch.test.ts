import { expect, test } from "vitest";
import { forEachRow, inChunks } from "./batch.ts";

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `r${index}`, version: index + 1 }));

test("a row that fails holds up no other, and failures come in the order of the rows", async () => {
  const progress: number[] = [];
  const run = forEachRow<{ id: string }>(async ({ id }) => {
    const place = Number(id.slice(1));
    await new Promise((resolve) => setTimeout(resolve, 7 - place));
    if (place % 2 === 0) throw new Error(`no ${id}`);
  });
  const failures = await run({ rows: rowsOf(6), onProgress: (done) => progress.push(done) });
  expect(failures).toEqual([
    { id: "r0", reason: new Error("no r0") },
    { id: "r2", reason: new Error("no r2") },
    { id: "r4", reason: new Error("no r4") },
  ]);
  expect(progress).toEqual([1, 2, 3, 4, 5, 6]);
});

test("only a few calls run at once", async () => {
  let running = 0;
  let most = 0;
  const run = forEachRow(async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  });
  expect(await run({ rows: rowsOf(20) })).toEqual([]);
  expect(most).toBe(4);
});

test("the server's own batch is sent in chunks, and each failure names its row", async () => {
  const sizes: number[] = [];
  const progress: number[] = [];
  const batch = { rows: rowsOf(450), onProgress: (done: number) => progress.push(done) };
  const failures = await inChunks(batch, async (records) => {
    sizes.push(records.length);
    if (sizes.length === 3) throw new Error("offline");
    return {
      failed: records.some(({ id }) => id === "r7")
        ? [{ id: "r7", errorCode: "HAS_CHILDREN" }]
        : [],
    };
  });
  expect(sizes).toEqual([200, 200, 50]);
  expect(progress).toEqual([200, 400, 450]);
  expect(failures.slice(0, 2)).toEqual([
    { id: "r7", reason: "HAS_CHILDREN" },
    { id: "r400", reason: new Error("offline") },
  ]);
  expect(failures).toHaveLength(51);
});
