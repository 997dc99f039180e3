import { describe, expect, it } from "vitest";
import { patternOf } from "./known-paths.ts";

describe("patternOf", () => {
  it("takes one segment for a parameter", () => {
    const pattern = patternOf("/content/articles/:id/edit");
    expect(pattern.test("/content/articles/019368f2/edit")).toBe(true);
    expect(pattern.test("/content/articles/a/b/edit")).toBe(false);
    expect(pattern.test("/content/articles//edit")).toBe(false);
  });

  it("takes every other sign as it is", () => {
    expect(patternOf("/a.b/(c)").test("/a.b/(c)")).toBe(true);
    expect(patternOf("/a.b").test("/axb")).toBe(false);
    expect(patternOf("/dashboard").test("/dashboard/more")).toBe(false);
  });
});
