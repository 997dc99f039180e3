import { expect, test } from "vitest";
import { isTypedUrl } from "./known-endings.ts";

test.each([
  "https://one.phone",
  "mailto:nora@one.phone",
  "www.one.phone",
  "nora@one.phone",
  "one.com",
  "tides.one.co.uk/ebb?at=6",
  "Example.de:8080",
])("%s is a URL", (text) => {
  expect(isTypedUrl(text)).toBe(true);
});

test.each(["one.Phone", "ended.It", "notes.md", "main.rs", "one.phone/tide", "10.0.0.1"])(
  "%s is none",
  (text) => {
    expect(isTypedUrl(text)).toBe(false);
  },
);
