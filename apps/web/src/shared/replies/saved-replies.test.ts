import { memoryStorage } from "@atrium/hooks";
import { expect, test } from "vitest";
import { insertReply, readSavedReplies, addReply } from "./saved-replies.ts";

test("there are starters until something is kept, an empty set included", () => {
  const storage = memoryStorage();
  expect(readSavedReplies(storage, "k", ["Thank you."])).toEqual(["Thank you."]);
  storage.set("k", "[]");
  expect(readSavedReplies(storage, "k", ["Thank you."])).toEqual([]);
  storage.set("k", '{"not": "a list"}');
  expect(readSavedReplies(storage, "k", ["Thank you."])).toEqual(["Thank you."]);
});

test("an answer is kept once, the newest in front, and no endless number of them", () => {
  expect(addReply(["a"], " b\n")).toEqual(["b", "a"]);
  expect(addReply(["a"], "a ")).toEqual(["a"]);
  expect(addReply(["a"], "  ")).toEqual(["a"]);
  const full = Array.from({ length: 30 }, (_, index) => `answer ${index}`);
  expect(addReply(full, "new")).toHaveLength(30);
  expect(addReply(full, "new")[0]).toBe("new");
});

test("an answer never replaces what is written", () => {
  expect(insertReply(" ", "Thank you.")).toBe("Thank you.");
  expect(insertReply("Dear Lin,\n", "Thank you.")).toBe("Dear Lin,\n\nThank you.");
});
