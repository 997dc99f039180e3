import { expect, test } from "vitest";
import { ageBars, monthBars, typeBars } from "./chart-data.ts";

test("months are formatted in the reader's language, whatever the time zone", () => {
  const rows = [
    { month: "2025-12", count: 3 },
    { month: "2026-01", count: 0 },
  ];
  expect(monthBars(rows, "en-GB")).toEqual({ categories: ["Dec 25", "Jan 26"], values: [3, 0] });
});

test("types without articles are omitted, and the smallest are combined", () => {
  const rows = Array.from({ length: 12 }, (_, at) => ({ typeName: `T${at}`, count: 10 - at }));
  const { categories, values } = typeBars(rows, "Others");
  expect(categories).toEqual(["T0", "T1", "T2", "T3", "T4", "T5", "T6", "Others"]);
  expect(values).toEqual([10, 9, 8, 7, 6, 5, 4, 3 + 2 + 1]);
  expect(typeBars([{ typeName: "News", count: 2 }], "Others").categories).toEqual(["News"]);
});

test("waiting times are labelled by range, the last one open-ended", () => {
  const messages = {
    days: (p: { from: number; to: number }) => `${p.from}–${p.to}`,
    moreDays: (p: { from: number }) => `${p.from}+`,
  };
  const rows = [
    { fromDays: 0, toDays: 1, count: 4 },
    { fromDays: 30, toDays: null, count: 1 },
  ];
  expect(ageBars(rows, messages)).toEqual({ categories: ["0–1", "30+"], values: [4, 1] });
});
