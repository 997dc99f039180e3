import { expect, test } from "vitest";
import { shippedWords } from "./shipped-words.ts";

const chinese = shippedWords({
  menus: { Articles: "文章" },
  dictionaries: { Gender: "性别" },
  labels: { review: { Withdrawn: "已撤回" }, shelf: { Withdrawn: "已下架" } },
  operations: { "Change a role": "修改角色" },
});

test("shipped words are told in the reader's language", () => {
  expect(chinese.menu("Articles")).toBe("文章");
  expect(chinese.dictionary("Gender")).toBe("性别");
  expect(chinese.operation("Change a role")).toBe("修改角色");
});

test("one label says in each dictionary what it means there", () => {
  expect(chinese.label("review", "Withdrawn")).toBe("已撤回");
  expect(chinese.label("shelf", "Withdrawn")).toBe("已下架");
});

test.each(["Our articles", "", "constructor"])("what staff wrote stays: %j", (words) => {
  expect(chinese.menu(words)).toBe(words);
  expect(chinese.dictionary(words)).toBe(words);
  expect(chinese.operation(words)).toBe(words);
  expect(chinese.label("review", words)).toBe(words);
  expect(chinese.label("constructor", words)).toBe(words);
});
