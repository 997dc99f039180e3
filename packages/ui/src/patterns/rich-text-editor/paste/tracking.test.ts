import { expect, test } from "vitest";
import { withoutTracking, withoutTrackingIn } from "./tracking.ts";

test.each([
  ["https://example.org/a?utm_source=x&utm_medium=y", "https://example.org/a"],
  ["https://example.org/a?b=%20c&fbclid=1&d#e", "https://example.org/a?b=%20c&d#e"],
  ["https://example.org/?gclid=1&mc_eid=2#top", "https://example.org/#top"],
  ["https://example.org/a?utm=b&q=utm_source", "https://example.org/a?utm=b&q=utm_source"],
  ["https://www.google.com/url?q=https://example.org/a%3Fb%3Dc&sa=D", "https://example.org/a?b=c"],
  [
    "https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fl.facebook.com%2Fl.php%3Fu%3Dhttps%253A%252F%252Fexample.org%252Fa%26h%3D1&data=05",
    "https://example.org/a",
  ],
  ["https://link.zhihu.com/?target=https%3A//example.org/a", "https://example.org/a"],
  [
    "https://www.google.com/url?q=javascript:alert(1)",
    "https://www.google.com/url?q=javascript:alert(1)",
  ],
  ["https://www.google.com/search?q=tide", "https://www.google.com/search?q=tide"],
  ["mailto:a@example.org?subject=b", "mailto:a@example.org?subject=b"],
  ["/article-detail?id=1", "/article-detail?id=1"],
])("cleans %s", (url, cleaned) => {
  expect(withoutTracking(url)).toBe(cleaned);
});

test("cleans the URLs in a text, whatever is around them", () => {
  expect(
    withoutTrackingIn("见 https://example.org/a?spm=1。(https://example.org/b?fbclid=2), end"),
  ).toBe("见 https://example.org/a。(https://example.org/b), end");
});
