import fc from "fast-check";
import { expect, test } from "vitest";
import { safeRedirect } from "./safe-redirect.ts";

test.each([
  ["/users", "/users"],
  ["/users?pageNo=2&q=a%20b#top", "/users?pageNo=2&q=a%20b#top"],
  ["/", "/"],
  ["/logins", "/logins"],
  ["/a?next=https://other.example", "/a?next=https://other.example"],
  ["/文章", "/%E6%96%87%E7%AB%A0"],
  [`/${"a".repeat(2047)}`, `/${"a".repeat(2047)}`],
])("follows %j", (value, expected) => {
  expect(safeRedirect(value)).toBe(expected);
});

test.each([
  undefined,
  null,
  42,
  {},
  "",
  "users",
  "https://evil.example/",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "\t//evil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  "/%2e//evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "/users\\..\\x",
  "/a\u0000b",
  "/a\u001fb",
  "/a\u007fb",
  "//[",
  "/login",
  "/login/",
  "/login?redirectUrl=/login",
  "/x/../login",
  "/login/x",
  "/login#top",
  `/${"a".repeat(2048)}`,
])("rejects %j", (value) => {
  expect(safeRedirect(value)).toBeUndefined();
});

test("never returns to the sign-in page, wherever it is", () => {
  expect(safeRedirect("/enter", "/enter")).toBeUndefined();
  expect(safeRedirect("/enter/x", "/enter")).toBeUndefined();
  expect(safeRedirect("/login", "/enter")).toBe("/login");
});

test("never leaves the site, whatever the input", () => {
  const hostile = fc.array(
    fc.constantFrom("/", "\\", ".", "..", ":", "@", "?", "#", "%2f", "evil.example", "http", "\t"),
  );
  fc.assert(
    fc.property(hostile, (parts) => {
      const path = safeRedirect(parts.join(""));
      if (path === undefined) return;
      expect(new URL(path, "https://site.example").origin).toBe("https://site.example");
      // Taking it once more changes nothing.
      expect(safeRedirect(path)).toBe(path);
    }),
    { seed: 1 },
  );
});
