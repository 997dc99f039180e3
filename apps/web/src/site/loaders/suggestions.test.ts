import { expect, test } from "vitest";
import { keywordsOf } from "./suggestions.ts";

test.each([
  ["forty-one-hours-on-the-aldra", "forty hours"],
  ["qiantang-bore-radar", "qiantang radar"],
  ["钱塘江-涌潮", "钱塘江 涌潮"],
  ["a-of-the", ""],
  ["019368f2-6b1e-7c55-a1c4-5d0f0e8b2a21", ""],
  ["", ""],
])("the keywords of the slug %s are “%s”", (slug, keywords) => {
  expect(keywordsOf(slug)).toBe(keywords);
});
