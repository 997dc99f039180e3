import { describe, expect, it } from "vitest";
import { articleSnapshot, newSnapshot } from "./article-fields.ts";

const defaults = newSnapshot({}, "type", "Title");
const later = Object.keys(defaults).filter((name) => name !== "typeId");

describe("the fields of a stored version", () => {
  it.each(later)("have the default of %s when the version is older than the field", (name) => {
    const older = structuredClone(defaults);
    Reflect.deleteProperty(older, name);
    const title = name === "title" ? "" : "Title";
    expect(articleSnapshot(older)).toEqual({ ...defaults, title });
  });

  it("keep what the version says", () => {
    const sent = { subTitle: "Sub", tags: ["port"], allowComment: false, noIndex: true };
    expect(articleSnapshot(newSnapshot(sent, "type", "Title"))).toEqual({ ...defaults, ...sent });
  });
});
