import { describe, expect, test } from "vitest";
import { cutAtWord, searchSnippet } from "./search-snippet.ts";

describe("a search result", () => {
  test("shows the meta title and description", () => {
    const setting = {
      companyName: "Harbour Works",
      seoTitle: "Tide gauges",
      seoDescription: "We measure.",
    };
    expect(searchSnippet(setting)).toEqual({ title: "Tide gauges", description: "We measure." });
  });

  test("falls back to the company's name, and shows no description when there is none", () => {
    const setting = { companyName: "Harbour Works", seoTitle: null, seoDescription: null };
    expect(searchSnippet(setting)).toEqual({ title: "Harbour Works", description: "" });
  });
});

test.each([
  ["short", 10, "short"],
  [" padded ", 6, "padded"],
  ["measuring the tide", 13, "measuring the…"],
  ["measuring the tide", 12, "measuring…"],
  ["潮位观测仪器与水文监测系统", 6, "潮位观测仪器…"],
  ["a verylongwordwithoutanyend", 10, "a verylong…"],
])("“%s” cut to %i is “%s”", (text, length, cut) => {
  expect(cutAtWord(text, length)).toBe(cut);
});
