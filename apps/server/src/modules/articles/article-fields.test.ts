import { describe, expect, it } from "vitest";
import { articleSnapshot, newSnapshot } from "./article-fields.ts";

const defaults = newSnapshot({}, "type", "Title", "en");
const later = Object.keys(defaults).filter((name) => !["typeId", "language"].includes(name));

describe("the fields of a stored version", () => {
  it.each(later)("have the default of %s when the version is older than the field", (name) => {
    const older = structuredClone(defaults);
    Reflect.deleteProperty(older, name);
    const title = name === "title" ? "" : "Title";
    expect(articleSnapshot(older)).toEqual({ ...defaults, title });
  });

  it("contain no language when the version is older than languages, so that its approval stands", () => {
    const { language: _language, ...older } = defaults;
    expect(Object.keys(articleSnapshot(older))).not.toContain("language");
  });

  it("keep what the version says", () => {
    const sent = { subTitle: "Sub", tags: ["port"], allowComment: false, noIndex: true };
    expect(articleSnapshot(newSnapshot(sent, "type", "Title", "en"))).toEqual({
      ...defaults,
      ...sent,
    });
  });
});
