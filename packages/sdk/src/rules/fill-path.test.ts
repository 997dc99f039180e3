import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { SDK_MESSAGES } from "../messages.ts";
import { fillPath } from "./fill-path.ts";

const fill = (id: unknown) => fillPath("/user/{id}", { id }, SDK_MESSAGES);

describe("a path parameter", () => {
  it.each([
    ["a/b", "/user/a%2Fb"],
    ["../roles", "/user/..%2Froles"],
    ["a?b=1#c", "/user/a%3Fb%3D1%23c"],
    ["海", "/user/%E6%B5%B7"],
    [7, "/user/7"],
    [0, "/user/0"],
  ])("escapes %s to one segment", (id, path) => {
    expect(fill(id)).toBe(path);
  });

  it.each([
    ["empty", ""],
    ["missing", undefined],
    ["null", null],
    ["a dot", "."],
    ["two", ".."],
  ])("is rejected when it is %s, which would be another operation's path", (_name, id) => {
    expect(() => fill(id)).toThrow("id is missing or cannot be sent");
  });

  it("is rejected when it is an object", () => {
    expect(() => fill({})).toThrow(TypeError);
  });

  it("may look like a placeholder or a replacement pattern", () => {
    const path = fillPath("/{a}/{b}", { a: "{b}", b: "$&$1" }, SDK_MESSAGES);
    expect(decodeURIComponent(path)).toBe("/{b}/$&$1");
  });
});

test("round-trips any value without leaving the operation's path", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", minLength: 1 }), (id) => {
      fc.pre(id !== "." && id !== "..");
      const { pathname, search, hash } = new URL(`http://host/rest${fill(id)}`);
      expect([search, hash]).toEqual(["", ""]);
      expect(pathname.split("/").slice(0, -1)).toEqual(["", "rest", "user"]);
      expect(decodeURIComponent(pathname.split("/").at(-1) ?? "")).toBe(id);
    }),
  );
});
