import { describe, expect, it } from "vitest";
import { pageParam, parseSearch, stringifySearch, textParam } from "./search-params.ts";

describe("parseSearch and stringifySearch", () => {
  it("keep every value as text", () => {
    expect(parseSearch("?id=1&flag=true&keyword=%E6%B0%B4+%26+air")).toEqual({
      id: "1",
      flag: "true",
      keyword: "水 & air",
    });
  });

  it("use the last value of a repeated key", () => {
    expect(parseSearch("?type=news&type=cases")).toEqual({ type: "cases" });
  });

  it("omit empty values", () => {
    expect(stringifySearch({ type: "news", tag: "", month: undefined, pageNo: 2 })).toBe(
      "?type=news&pageNo=2",
    );
    expect(stringifySearch({ tag: undefined })).toBe("");
    expect(stringifySearch({ tag: { of: "objects" } })).toBe("");
  });

  it("round-trip", () => {
    const search = { keyword: "a+b & 水/位?=#", type: "company-news" };
    expect(parseSearch(stringifySearch(search))).toEqual(search);
  });
});

describe("pageParam", () => {
  it.each([
    ["2", 2],
    [7, 7],
    ["1", undefined],
    ["0", undefined],
    ["-3", undefined],
    ["1e3", undefined],
    ["12345678", undefined],
    ["two", undefined],
    [undefined, undefined],
  ])("reads %o as %o", (value, page) => expect(pageParam(value)).toBe(page));
});

describe("textParam", () => {
  it("trims text and returns undefined for blanks", () => {
    expect(textParam("  ")).toBeUndefined();
    expect(textParam(" tide ")).toBe("tide");
    expect(textParam(["a"])).toBeUndefined();
  });
});
