import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { SDK_MESSAGES } from "../messages.ts";
import { underBaseUrl } from "./under-base-url.ts";

const path = (url: string) => underBaseUrl(url, SDK_MESSAGES);

describe("underBaseUrl", () => {
  it.each([
    ["/user/list", "/user/list"],
    ["user/list", "/user/list"],
    ["/user/list?a=1", "/user/list?a=1"],
    ["/user/list#top", "/user/list"],
    ["/a?next=https://host/", "/a?next=https://host/"],
  ])("accepts the path %s", (url, expected) => {
    expect(path(url)).toBe(expected);
  });

  it.each([
    "https://evil.example/",
    "HTTP:evil.example",
    "//evil.example/",
    " //evil.example/",
    "/\\evil.example/",
    "\\\\evil.example/",
    "/\t/evil.example/",
    "\n//evil.example/",
    "javascript:alert(1)",
  ])("rejects %j", (url) => {
    expect(() => path(url)).toThrow(SDK_MESSAGES.foreignUrl);
  });
});

test("never leaves the base URL's host, even without a base path", () => {
  const part = fc.constantFrom(
    "/",
    "\\",
    "\t",
    " ",
    ":",
    "@",
    "evil.example",
    "http",
    "..",
    "?",
    "#",
    "x",
  );
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1 }).map((parts) => parts.join("")),
      (url) => {
        let address: string;
        try {
          address = path(url);
        } catch {
          return;
        }
        for (const base of ["", "/rest", "https://own.example", "https://own.example/rest"]) {
          expect(new URL(base + address, "https://own.example").host).toBe("own.example");
        }
      },
    ),
    { numRuns: 2000 },
  );
});
