import { expect, test } from "vitest";
import { looksLikeMarkdown } from "./markdown-signs.ts";

test.each([
  "# A heading",
  "text\n\n## A heading\n\ntext",
  "- one\n- two",
  "1. one\n2. two",
  "• one\n• two",
  "> a quote",
  "see [this](https://example.org)",
  "some **bold** words",
  "an *emphasis*.",
  "a ==highlight==",
  "a | b\n--- | ---\n1 | 2",
  "```\ncode\n```",
])("takes %j for Markdown", (text) => {
  expect(looksLikeMarkdown(text)).toBe(true);
});

test.each([
  "Plain words, and more of them.",
  "2 * 3 * 4 = 24",
  "#tag and #another",
  "snake_case_name and __init__ ",
  "- one point alone",
  "1. one sentence that begins with a number",
  "price* and cost*",
  "[1] a reference (see there)",
  "a == b and c == d",
  "~/notes and ~~",
  "价格：5*3*2",
])("takes %j for plain text", (text) => {
  expect(looksLikeMarkdown(text)).toBe(false);
});
