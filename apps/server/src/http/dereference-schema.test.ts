import { describe, expect, test } from "vitest";
import { dereferenceSchema } from "./dereference-schema.ts";

const document = {
  components: {
    schemas: {
      Id: { type: "string" },
      Alias: { $ref: "#/components/schemas/Id" },
      Lost: { $ref: "#/components/schemas/Nothing" },
      Tree: {
        type: "object",
        properties: {
          id: { $ref: "#/components/schemas/Id" },
          "a/b": { type: "array", items: { $ref: "#/components/schemas/Tree" } },
        },
      },
    },
  },
};

function refTo(name: keyof typeof document.components.schemas) {
  return { $ref: `#/components/schemas/${name}` };
}

describe("dereferenceSchema", () => {
  test("inlines every reference", () => {
    const pair = { type: "object", properties: { one: refTo("Id"), other: refTo("Alias") } };
    const properties = { one: { type: "string" }, other: { type: "string" } };
    expect(dereferenceSchema(pair, document)).toEqual({ type: "object", properties });
  });

  test("keeps a recursive reference, to where the copy begins", () => {
    const tree = (path: string) => ({
      type: "object",
      properties: {
        id: { type: "string" },
        "a/b": { type: "array", items: { $ref: path } },
      },
    });
    expect(dereferenceSchema(refTo("Tree"), document)).toEqual(tree("#"));
    expect(dereferenceSchema({ allOf: [refTo("Tree")], required: ["id"] }, document)).toEqual({
      allOf: [tree("#/allOf/0")],
      required: ["id"],
    });
  });

  test("does not change the document", () => {
    const before = structuredClone(document);
    dereferenceSchema(refTo("Tree"), document);
    expect(document).toEqual(before);
  });

  test("throws for an unknown reference", () => {
    expect(() => dereferenceSchema(refTo("Lost"), document)).toThrow("Nothing does not exist");
  });
});
