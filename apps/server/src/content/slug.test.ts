import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { slugify, uniqueSlug } from "./slug.ts";

describe("slugify", () => {
  it.each([
    ["Hello, World!", "hello-world"],
    ["It’s the crew's day", "its-the-crews-day"],
    ["中文标题", "zhong-wen-biao-ti"],
    ["Ünïcode façade", "unicode-facade"],
    ["  --  ", "article"],
    ["ＡＢＣ１２３", "abc123"],
  ])("%s becomes %s", (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });

  it("returns a slug for any title", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (title) => {
        expect(slugify(title)).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
        expect(slugify(title).length).toBeLessThanOrEqual(80);
      }),
    );
  });
});

describe("uniqueSlug", () => {
  it("counts up, within the maximum length", () => {
    expect(uniqueSlug("a", new Set())).toBe("a");
    expect(uniqueSlug("a", new Set(["a", "a-2"]))).toBe("a-3");
    const long = "x".repeat(80);
    expect(uniqueSlug(long, new Set([long]))).toBe(`${"x".repeat(78)}-2`);
  });
});
