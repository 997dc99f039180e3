import { memoryStorage } from "@atrium/hooks";
import { expect, test } from "vitest";
import { insertReply, readSavedReplies, addReply } from "./saved-replies.ts";

test("the starters apply until replies are saved, even an empty list", () => {
  const storage = memoryStorage();
  expect(readSavedReplies(storage, "k", ["Thank you."])).toEqual(["Thank you."]);
  storage.set("k", "[]");
  expect(readSavedReplies(storage, "k", ["Thank you."])).toEqual([]);
  storage.set("k", '{"not": "a list"}');
  expect(readSavedReplies(storage, "k", ["Thank you."])).toEqual(["Thank you."]);
});

test("a reply is saved once, newest first, up to a maximum", () => {
  expect(addReply(["a"], " b\n")).toEqual(["b", "a"]);
  expect(addReply(["a"], "a ")).toEqual(["a"]);
  expect(addReply(["a"], "  ")).toEqual(["a"]);
  const full = Array.from({ length: 30 }, (_, index) => `answer ${index}`);
  expect(addReply(full, "new")).toHaveLength(30);
  expect(addReply(full, "new")[0]).toBe("new");
});

test("inserting a reply keeps what is written", () => {
  expect(insertReply(" ", "Thank you.")).toBe("Thank you.");
  expect(insertReply("Dear Lin,\n", "Thank you.")).toBe("Dear Lin,\n\nThank you.");
});
