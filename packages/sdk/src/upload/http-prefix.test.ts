import { expect, test } from "vitest";
import { withHttpPrefix } from "./http-prefix.ts";

test.each([
  ["https://cdn.example/a.png", "https://cdn.example/a.png"],
  ["HTTP://cdn.example/a.png", "HTTP://cdn.example/a.png"],
  ["/files/a.png", "https://site.example/files/a.png"],
  ["a.png", "https://site.example/rest/a.png"],
  ["//cdn.example/a.png", "https://cdn.example/a.png"],
])("prefixes %s to %s", (url, expected) => {
  expect(withHttpPrefix(url, "https://site.example/rest/")).toBe(expected);
});

test.each(["javascript:alert(1)", "data:text/html,hi", "file:///etc/passwd"])(
  "rejects %s",
  (url) => {
    expect(() => withHttpPrefix(url, "https://site.example")).toThrow(TypeError);
  },
);
