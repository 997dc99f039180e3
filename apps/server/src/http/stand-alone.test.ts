import { describe, expect, test } from "vitest";
import { standAlone } from "./stand-alone.ts";

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

describe("a schema that stands alone", () => {
  test("has what it refers to written in it, every time", () => {
    const pair = { type: "object", properties: { one: refTo("Id"), other: refTo("Alias") } };
    const properties = { one: { type: "string" }, other: { type: "string" } };
    expect(standAlone(pair, document)).toEqual({ type: "object", properties });
  });

  test("refers to where it began when it contains itself", () => {
    const tree = (path: string) => ({
      type: "object",
      properties: {
        id: { type: "string" },
        "a/b": { type: "array", items: { $ref: path } },
      },
    });
    expect(standAlone(refTo("Tree"), document)).toEqual(tree("#"));
    expect(standAlone({ allOf: [refTo("Tree")], required: ["id"] }, document)).toEqual({
      allOf: [tree("#/allOf/0")],
      required: ["id"],
    });
  });

  test("leaves the document as it was", () => {
    const before = structuredClone(document);
    standAlone(refTo("Tree"), document);
    expect(document).toEqual(before);
  });

  test("cannot refer to nothing", () => {
    expect(() => standAlone(refTo("Lost"), document)).toThrow("Nothing leads nowhere");
  });
});
