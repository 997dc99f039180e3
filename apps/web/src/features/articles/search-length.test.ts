import { expect, test } from "vitest";
import { cutToWidth, textWidth } from "./search-length.ts";

test("a Chinese character is as wide as two letters", () => {
  expect(textWidth("tide")).toBe(4);
  expect(textWidth("潮汐，a")).toBe(7);
});

test("a text is cut where search engines cut it", () => {
  expect(cutToWidth("Low water", 9)).toBe("Low water");
  expect(cutToWidth("Low water at six", 10)).toBe("Low water…");
  expect(cutToWidth("水位计安装", 6)).toBe("水位计…");
});
