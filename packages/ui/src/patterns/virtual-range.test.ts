import fc from "fast-check";
import { expect, test } from "vitest";
import { maxScrollHeight, virtualRange, scrollTopOf, type ScrollState } from "./virtual-range.ts";

const box = { count: 1000, rowHeight: 36, viewHeight: 720, scrollTop: 0 };

/** Boxes of every size, scrolled to anywhere in them. */
const scrolled = fc
  .record({
    count: fc.oneof(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 5_000_000 })),
    rowHeight: fc.integer({ min: 20, max: 90 }),
    viewHeight: fc.integer({ min: 0, max: 1200 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ share, ...rows }): ScrollState => {
    const reach = Math.min(rows.count * rows.rowHeight, maxScrollHeight) - rows.viewHeight;
    return { ...rows, scrollTop: Math.max(0, reach) * share };
  });

test("renders the rows in the box and the overscan", () => {
  expect(virtualRange(box)).toEqual({ from: 0, to: 23, before: 0, after: 977 * 36 });
  expect(virtualRange({ ...box, scrollTop: 3600 })).toEqual({
    from: 97,
    to: 123,
    before: 97 * 36,
    after: 877 * 36,
  });
});

test("fills the box wherever it is scrolled to", () => {
  fc.assert(
    fc.property(scrolled, (rows) => {
      const { from, to, before, after } = virtualRange(rows);
      const bottom = before + (to - from) * rows.rowHeight;
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThanOrEqual(rows.count);
      expect(before).toBeLessThanOrEqual(rows.scrollTop + 1);
      const needed = Math.min(rows.scrollTop + rows.viewHeight, bottom + after);
      expect(bottom).toBeGreaterThanOrEqual(needed - 1);
      expect(to - from).toBeLessThanOrEqual(rows.viewHeight / rows.rowHeight + 8);
    }),
  );
});

test("never exceeds the height that browsers support", () => {
  fc.assert(
    fc.property(scrolled, (rows) => {
      const { from, to, before, after } = virtualRange(rows);
      const height = before + (to - from) * rows.rowHeight + after;
      expect(height).toBeLessThanOrEqual(maxScrollHeight + 2 * rows.rowHeight);
    }),
  );
});

test("reaches the first and the last of a million rows at the ends of the scroll bar", () => {
  const million = { ...box, count: 1_000_000 };
  expect(virtualRange(million).from).toBe(0);
  expect(virtualRange({ ...million, scrollTop: maxScrollHeight - 720 })).toMatchObject({
    to: 1_000_000,
    after: 0,
  });
});

test("scrolls a row wholly into view", () => {
  expect(scrollTopOf(box, 10)).toBe(0);
  expect(scrollTopOf(box, 30)).toBe(31 * 36 - 720);
  expect(scrollTopOf({ ...box, scrollTop: 3600 }, 7)).toBe(7 * 36);
  fc.assert(
    fc.property(scrolled, fc.nat(), (rows, seed) => {
      fc.pre(rows.viewHeight >= rows.rowHeight);
      const index = seed % rows.count;
      const { from, to } = virtualRange({ ...rows, scrollTop: scrollTopOf(rows, index) });
      expect(index).toBeGreaterThanOrEqual(from);
      expect(index).toBeLessThan(to);
    }),
  );
});
