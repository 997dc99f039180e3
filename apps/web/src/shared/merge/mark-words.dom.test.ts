import { expect, test } from "vitest";
import { isSameWording, markWords } from "./mark-words.ts";

test("marks the words that the other text lacks, and keeps the markup", () => {
  expect(markWords("<p>Low <b>water at six</b>.</p>", "<p>Low water at noon.</p>")).toBe(
    "<p>Low <b>water at <ins>six</ins></b>.</p>",
  );
  expect(markWords("<p>same</p>", "<p>same</p>")).toBe("<p>same</p>");
  expect(markWords("<p>new</p>", "")).toBe("<p><ins>new</ins></p>");
});

test("marks Chinese words", () => {
  expect(markWords("<p>今天下雨。</p>", "<p>今天晴天。</p>")).toMatch(/<ins>.*雨.*<\/ins>。<\/p>$/);
});

test("knows texts that differ in markup alone", () => {
  expect(isSameWording("<p>a <b>b</b></p>", "<p>a b</p>")).toBe(true);
  expect(isSameWording("<p>a</p><p>b</p>", "<p>ab</p>")).toBe(false);
  expect(isSameWording("<p>a</p>", '<p class="align-center">a</p>')).toBe(true);
});
