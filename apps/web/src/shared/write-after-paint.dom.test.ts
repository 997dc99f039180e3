import { memoryStorage } from "@atrium/hooks";
import { expect, test } from "vitest";
import { writeAfterPaint } from "./write-after-paint.ts";

test("a value is read back at once and written after the paint", async () => {
  const storage = memoryStorage();
  const later = writeAfterPaint(storage);
  later.set("tabs", "one");
  later.set("tabs", "two");
  expect([later.get("tabs"), storage.get("tabs")]).toEqual(["two", undefined]);
  await expect.poll(() => storage.get("tabs")).toBe("two");
});

test("what still waits is written when the page is left, and not when it was removed", () => {
  const storage = memoryStorage();
  const later = writeAfterPaint(storage);
  later.set("tabs", "one");
  later.set("other", "one");
  later.remove("other");
  window.dispatchEvent(new Event("pagehide"));
  expect([storage.get("tabs"), storage.get("other")]).toEqual(["one", undefined]);
});
