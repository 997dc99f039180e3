import { memoryStorage } from "@atrium/hooks";
import { expect, test } from "vitest";
import { insertAnswer, readCannedAnswers, withAnswer } from "./canned-answers.ts";

test("there are starters until something is kept, an empty set included", () => {
  const storage = memoryStorage();
  expect(readCannedAnswers(storage, "k", ["Thank you."])).toEqual(["Thank you."]);
  storage.set("k", "[]");
  expect(readCannedAnswers(storage, "k", ["Thank you."])).toEqual([]);
  storage.set("k", '{"not": "a list"}');
  expect(readCannedAnswers(storage, "k", ["Thank you."])).toEqual(["Thank you."]);
});

test("an answer is kept once, the newest in front, and no endless number of them", () => {
  expect(withAnswer(["a"], " b\n")).toEqual(["b", "a"]);
  expect(withAnswer(["a"], "a ")).toEqual(["a"]);
  expect(withAnswer(["a"], "  ")).toEqual(["a"]);
  const full = Array.from({ length: 30 }, (_, index) => `answer ${index}`);
  expect(withAnswer(full, "new")).toHaveLength(30);
  expect(withAnswer(full, "new")[0]).toBe("new");
});

test("an answer never replaces what is written", () => {
  expect(insertAnswer(" ", "Thank you.")).toBe("Thank you.");
  expect(insertAnswer("Dear Lin,\n", "Thank you.")).toBe("Dear Lin,\n\nThank you.");
});
