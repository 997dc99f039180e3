import { expect, test } from "vitest";
import { writtenUrls } from "./written-urls.ts";

const found = (text: string) =>
  writtenUrls(text).map(({ from, to, href }) => {
    const url = text.slice(from, to);
    return url === href ? url : `${url} ${href}`;
  });

test.each([
  ["See https://one.example. Next", ["https://one.example"]],
  ["https://one.example/a?b=1#c, or", ["https://one.example/a?b=1#c"]],
  ["(https://one.example/b)", ["https://one.example/b"]],
  ["https://one.example/Ebb_(tide).", ["https://one.example/Ebb_(tide)"]],
  ["www.one.example; ok?", ["www.one.example https://www.one.example"]],
  ["to nora@one.example!", ["nora@one.example mailto:nora@one.example"]],
  ["请看https://one.example。然后", ["https://one.example"]],
  ["（https://one.example/水）", ["https://one.example/水"]],
  ["“https://one.example”", ["https://one.example"]],
  [
    "https://one.example/a... and http://two.example",
    ["https://one.example/a", "http://two.example"],
  ],
  ["https://user@one.example/.", ["https://user@one.example/"]],
])("%s", (text, urls) => {
  expect(found(text)).toEqual(urls);
});

test.each(["https://.", "www.", "a@b", "ebb.flow", "ftp://one.example", "xhttps://one.example"])(
  "%s holds none",
  (text) => {
    expect(found(text)).toEqual([]);
  },
);

test("an address has ended after what closes it", () => {
  expect(writtenUrls("https://one.example).")[0]?.end).toBe(21);
});
