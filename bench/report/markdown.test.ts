import { describe, expect, it } from "vitest";
import { replaceSection, writeTable } from "./markdown.ts";

describe("writeTable", () => {
  it("writes titles, alignment and rows", () => {
    expect(writeTable(["client", ">gzip B"], [["ky", 5177]])).toBe(
      "| client | gzip B |\n| --- | --: |\n| ky | 5177 |",
    );
  });
});

describe("replaceSection", () => {
  const document = "# Results\n\n<!-- sdk:start -->\nold\n<!-- sdk:end -->\n\nNotes.\n";

  it("replaces the text between the marks and keeps the rest", () => {
    expect(replaceSection(document, "sdk", "new\n")).toBe(
      "# Results\n\n<!-- sdk:start -->\n\nnew\n\n<!-- sdk:end -->\n\nNotes.\n",
    );
  });

  it("returns the same document for the same results", () => {
    const once = replaceSection(document, "sdk", "new");
    expect(replaceSection(once, "sdk", "new")).toBe(once);
  });

  it("throws when the marks are missing", () => {
    expect(() => replaceSection(document, "web", "new")).toThrow("no place for");
  });
});
