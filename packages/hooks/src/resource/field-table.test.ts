import { describe, expect, test } from "vitest";
import { dirtyFields, type FieldTable } from "./field-table.ts";

describe("dirty fields", () => {
  test("are those whose content differs, whatever the order of an object's keys", () => {
    const stored = { tags: ["a"], spec: { x: 1, y: 2 }, name: "A" };
    const edited = { tags: ["a", "b"], spec: { y: 2, x: 1 }, name: "A" };
    expect(dirtyFields(stored, edited)).toEqual(["tags"]);
  });

  test("leave out one that is absent on one side and null on the other", () => {
    const stored: { remark: string | null | undefined } = { remark: null };
    expect(dirtyFields(stored, { remark: undefined })).toEqual([]);
  });

  test("follow a field's own isEqual, which gets the stored value first", () => {
    const table: FieldTable<{ slug: string }> = {
      slug: { isEqual: (stored, edited) => stored === edited || edited === "" },
    };
    expect(dirtyFields({ slug: "old" }, { slug: "" }, table)).toEqual([]);
    expect(dirtyFields({ slug: "" }, { slug: "new" }, table)).toEqual(["slug"]);
  });

  test("ask no isEqual about the very same value", () => {
    const table: FieldTable<{ text: string }> = { text: { isEqual: () => false } };
    expect(dirtyFields({ text: "long" }, { text: "long" }, table)).toEqual([]);
  });
});
