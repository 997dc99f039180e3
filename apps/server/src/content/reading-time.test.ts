import { expect, it } from "vitest";

import { readingMinutes } from "./reading-time.ts";

it("counts words and Chinese characters", () => {
  expect(readingMinutes("")).toBe(1);
  expect(readingMinutes("word ".repeat(660))).toBe(3);
  expect(readingMinutes("字".repeat(800))).toBe(2);
});
