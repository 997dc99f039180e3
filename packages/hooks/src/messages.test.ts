import { expect, test } from "vitest";
import { defaultMessages, withMessages } from "./messages.ts";

test("the messages are the specification's, to the letter", () => {
  expect(defaultMessages.identityExpired()).toBe(
    "the identity information has expired, please log in again",
  );
  expect(defaultMessages.fileTooLarge({ name: "a.png", extensions: [], n: 20 })).toBe(
    "file cannot be larger than 20M",
  );
  const count = { limit: 3, present: 1, chosen: 3 };
  expect(defaultMessages.fileLimit(count)).toBe("only 3 files can be uploaded");
  expect(defaultMessages.imageLimit(count)).toBe("only 3 images");
  expect(defaultMessages.uploadFailed({})).toBe("upload failed");
  expect(defaultMessages.uploadFailed({ reason: "too big" })).toBe("upload failed: too big");
});

test("some messages can be replaced", () => {
  const messages = withMessages({ uploadFailed: () => "上传失败" });
  expect([messages.uploadFailed({}), messages.fileDeleted()]).toEqual([
    "上传失败",
    "deleted successfully",
  ]);
});
