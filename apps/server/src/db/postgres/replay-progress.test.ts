import { expect, test } from "vitest";
import { ReplayProgress } from "./replay-progress.ts";

test("a change is seen once its position is replayed, however much is written meanwhile", () => {
  const progress = new ReplayProgress();
  progress.noteWritten({ invalidations: 1, atMs: 0, lsn: 100n });
  progress.noteWritten({ invalidations: 2, atMs: 1000, lsn: 200n });
  progress.noteReplayed(99n);
  expect([progress.seen, progress.lagMs(1500)]).toEqual([0, 1500]);
  progress.noteReplayed(150n);
  expect([progress.seen, progress.lagMs(1500)]).toEqual([1, 500]);
  progress.noteReplayed(200n);
  expect([progress.seen, progress.lagMs(9000)]).toEqual([2, 0]);
});

test("a replica that stands still for days takes no more memory, and its lag is right", () => {
  const progress = new ReplayProgress();
  for (let n = 0; n < 10_000; n += 1) {
    progress.noteWritten({ invalidations: n, atMs: n, lsn: BigInt(n + 1) });
  }
  expect(progress.lagMs(20_000)).toBe(20_000);
  progress.noteReplayed(600n);
  expect(progress.seen).toBeLessThan(600);
  progress.noteReplayed(10_000n);
  expect([progress.seen, progress.lagMs(20_000)]).toEqual([9_999, 0]);
});
