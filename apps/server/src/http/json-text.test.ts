import { describe, expect, test } from "vitest";
import { findFault, withoutBidiControlsInJson } from "./json-text.ts";

const list = (length: number): string => `[${Array<number>(length).fill(1).join()}]`;

describe("findFault", () => {
  test.each([
    ["an ordinary body", '{"username":"a","list":[1,2,{"x":null}]}'],
    ["the longest list of ids", `{"ids":${list(999)}}`],
    ["20 levels", `${"[".repeat(20)}${"]".repeat(20)}`],
    [
      "a long text full of commas, brackets and escapes",
      JSON.stringify({ a: '[{,"\\\n'.repeat(300_000) }),
    ],
    ["an emoji in escapes", String.raw`"\ud83d\ude00"`],
    ["an escaped backslash before what looks like NUL", String.raw`"\\u0000 \\ud800"`],
  ])("lets %s pass", (_name, text) => {
    expect(findFault(text)).toBeUndefined();
  });

  test.each([
    ["too many values", list(1_450_000), "fields"],
    ["too many empty lists", `[${"[],".repeat(950_000)}1]`, "fields"],
    ["too deep nesting", "[".repeat(1_400_000), "depth"],
    ["NUL", String.raw`"a\u0000"`, "unicode"],
    ["NUL after an escaped backslash", String.raw`"\\\u0000"`, "unicode"],
    ["half a surrogate", String.raw`"\ud83d"`, "unicode"],
    ["the other half", String.raw`"\uDE00"`, "unicode"],
    ["two first halves", String.raw`"\ud83d\ud83d\ude00"`, "unicode"],
  ])("finds %s", (_name, text, fault) => {
    expect(findFault(text)).toBe(fault);
  });
});

test.each([
  ["themselves", '{"title":"in\u202Evoice\u2066s"}', "invoices"],
  ["as escapes", String.raw`{"title":"in\u202Evoice\u2069s"}`, "invoices"],
  ["but no marks that a language needs", '{"title":"שלום\u200F 5\u200E"}', "שלום\u200F 5\u200E"],
  ["nor what only looks like one", String.raw`{"title":"\\u202e \u2026"}`, String.raw`\u202e …`],
])("bidirectional controls are removed, %s", (_name, text, title) => {
  expect(JSON.parse(withoutBidiControlsInJson(text))).toEqual({ title });
});
