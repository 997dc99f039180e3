import { expect, test } from "vitest";
import { siteRelative } from "./site-relative.ts";

test.each([
  ["https://www.example.com/files/a.png", "/files/a.png"],
  ["https://www.example.com:8443/files/a.png", "https://www.example.com:8443/files/a.png"],
  ["https://cdn.example.com/a.png", "https://cdn.example.com/a.png"],
  ["/files/a.png", "/files/a.png"],
])("%s becomes %s", (url, expected) => {
  expect(siteRelative(url, "https://www.example.com")).toBe(expected);
});
