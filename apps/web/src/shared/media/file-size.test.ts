import { expect, test } from "vitest";
import { fileSize } from "./file-size.ts";

test.each([
  [0, "0 bytes"],
  [999, "999 bytes"],
  [1000, "1 kB"],
  [48_213, "48 kB"],
  [1_540_000, "1.5 MB"],
  [5_000_000_000_000, "5,000 GB"],
])("%d bytes are shown as %s", (bytes, expected) => {
  expect(fileSize(bytes, "en")).toBe(expected);
});
