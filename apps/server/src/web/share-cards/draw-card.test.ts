import { expect, test } from "vitest";
import { drawCard, wrap } from "./draw-card.ts";
import { canDraw } from "./installed-fonts.ts";

test("a title is broken between words, and between Chinese characters", () => {
  expect(wrap("A radar tide gauge for harbours", 8, 3)).toEqual([
    "A radar tide",
    "gauge for",
    "harbours",
  ]);
  expect(wrap("一只压力探头的校准要花多少时间", 6, 3)).toEqual([
    "一只压力探头",
    "的校准要花多",
    "少时间",
  ]);
});

test("a title that is too long ends with an ellipsis, and no line is longer than the card", () => {
  const lines = wrap("word ".repeat(60), 10, 3);
  expect(lines).toHaveLength(3);
  expect(lines[2]).toMatch(/…$/);
  expect(wrap("x".repeat(500), 10, 3)[0]?.length).toBeLessThan(20);
});

test("what staff wrote never becomes part of the drawing", () => {
  const drawing = drawCard({ title: "<a> & </svg>", brand: null, accent: "#67d3e3", logo: null });
  expect(drawing).toContain("&lt;a&gt; &amp; &lt;/svg&gt;");
  expect(drawing.match(/<\/svg>/g)).toHaveLength(1);
});

test("a text is drawn only with a font that has its characters", () => {
  expect(canDraw("Gauge", { any: true, han: false })).toBe(true);
  expect(canDraw("水位 gauge", { any: true, han: false })).toBe(false);
  expect(canDraw("水位", { any: true, han: true })).toBe(true);
  expect(canDraw("Gauge", { any: false, han: false })).toBe(false);
});
