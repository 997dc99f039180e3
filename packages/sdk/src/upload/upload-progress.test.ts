import { expect, test } from "vitest";
import { reportProgress, type UploadProgress } from "./upload-progress.ts";

function watch(total: number) {
  const seen: UploadProgress[] = [];
  return { seen, report: reportProgress(total, (progress) => seen.push(progress)) };
}

test("reports bytes and percentage", () => {
  const { seen, report } = watch(8);
  report.advance(0);
  report.advance(2);
  report.advance(8);
  expect(seen).toEqual([
    { loaded: 0, total: 8, percentage: 0 },
    { loaded: 2, total: 8, percentage: 25 },
    { loaded: 8, total: 8, percentage: 100 },
  ]);
});

test("never decreases, never exceeds the total, and never repeats a value", () => {
  const { seen, report } = watch(8);
  for (const sent of [4, 4, 2, 300, 8]) report.advance(sent);
  expect(seen.map(({ loaded }) => loaded)).toEqual([4, 8]);
});

test("is complete for an empty file", () => {
  const { seen, report } = watch(0);
  report.advance(0);
  expect(seen).toEqual([{ loaded: 0, total: 0, percentage: 100 }]);
});

test("reports nothing once it is stopped", () => {
  const { seen, report } = watch(8);
  report.stop();
  report.advance(8);
  expect(seen).toEqual([]);
});
