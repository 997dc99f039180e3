import { expect, test } from "vitest";
import { findInDraft, ownLinks } from "./draft-findings.ts";

const complete = {
  title: "Low water at six",
  seoTitle: null,
  summary: "When boats may leave.",
  cover: "/files/a.jpg",
  coverAlt: "A quay",
  offlineAt: null,
  content: '<p>a</p><img src="/files/b.jpg" alt="A boat"><h2 id="section-a">b</h2>',
};

test("nothing is found in a text that has everything", () => {
  expect(findInDraft(complete)).toEqual([]);
});

test("a missing summary, cover and alt text are found, and a title that search engines cut", () => {
  const title = "word ".repeat(13);
  expect(findInDraft({ ...complete, title, summary: " ", cover: null })).toEqual([
    { kind: "title", field: "title" },
    { kind: "summary", field: "summary" },
    { kind: "cover", field: "cover" },
  ]);
  expect(findInDraft({ ...complete, title, seoTitle: "Short", coverAlt: null })).toEqual([
    { kind: "coverAlt", field: "coverAlt" },
  ]);
  const content =
    '<img src="/a" alt="a"><figure><img src="/b" alt=""></figure><img src="/c" class="decorative">';
  expect(findInDraft({ ...complete, content })).toEqual([{ kind: "imageAlt", at: 1 }]);
});

test("a picture of another site is found: visitors would not see it", () => {
  const content = '<img src="/a.jpg" alt="a"><img src="https://b.example/b.jpg" alt="b">';
  expect(findInDraft({ ...complete, content })).toEqual([
    { kind: "imageElsewhere", at: 1, host: "b.example" },
  ]);
});

test("a date to take it offline that is over is found: nobody would see it", () => {
  const offlineAt = "2027-01-01T10:00:00.000Z";
  const at = Date.parse(offlineAt);
  expect(findInDraft({ ...complete, offlineAt }, at - 1)).toEqual([]);
  expect(findInDraft({ ...complete, offlineAt }, at)).toEqual([
    { kind: "offlineAt", field: "offlineAt" },
  ]);
});

test.each([
  ["https://example.com/a", true],
  ["/article-list", true],
  ["mailto:a@example.com", true],
  ["tel:+31-10-1234", true],
  ["#section-a", true],
  ["#section-gone", false],
  ["http://", false],
  ["https://example", false],
  ["example.com", false],
  ["mailto:nobody", false],
  ["//example.com", false],
])("the link %s can be one: %s", (href, isLink) => {
  const content = `<h2 id="section-a">a</h2><p><a href="${href}">word</a></p>`;
  const found = findInDraft({ ...complete, content });
  expect(found).toEqual(isLink ? [] : [{ kind: "link", at: 0, href, text: "word" }]);
});

test("links to this site are those to be looked up", () => {
  const content =
    '<a href="https://example.com/a">a</a><a href="/b">b</a><a href="#c">c</a><a href="https://site.test/d">d</a>';
  expect(ownLinks(content, "https://site.test").map(({ at, href }) => [at, href])).toEqual([
    [1, "/b"],
    [3, "https://site.test/d"],
  ]);
});
