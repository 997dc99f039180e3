import { expect, test } from "vitest";
import type { ListColumn } from "./list-column.ts";
import { toCsv } from "./to-csv.ts";

const columns: ListColumn<{ name: string; count: number | null }>[] = [
  { id: "name", header: "Name, full", text: ({ name }) => name },
  { id: "count", header: "Count", text: ({ count }) => count },
];

test("toCsv quotes values that would break a line or a cell", () => {
  const rows = [
    { name: 'Say "hi"', count: -1 },
    { name: "two\nlines", count: null },
  ];
  expect(toCsv(columns, rows)).toBe(
    '\uFEFF"Name, full",Count\r\n"Say ""hi""",-1\r\n"two\nlines",\r\n',
  );
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\tx", " =1", "\u00a0=1", "＝1"])(
  "%j stays text",
  (name) => {
    expect(toCsv(columns, [{ name, count: 0 }])).toContain(`'${name},0`);
  },
);
