import fc from "fast-check";
import { expect, test } from "vitest";
import { filesOf, imagesOf } from "./image-field.ts";

test.each([
  [null, []],
  [undefined, []],
  ["", []],
  ["/files/a.png", [{ name: "a.png", url: "/files/a.png" }]],
  [
    "/files/a.png; https://x.test/b.jpg?v=2#top;",
    [
      { name: "a.png", url: "/files/a.png" },
      { name: "b.jpg", url: "https://x.test/b.jpg?v=2#top" },
    ],
  ],
  ["a", [{ name: "a", url: "a" }]],
])("reads %j as %j", (field, files) => {
  expect(filesOf(field)).toEqual(files);
});

test("round-trips URLs and order", () => {
  const url = fc
    .string({ unit: fc.constantFrom("a", "/", ";", "%", ".") })
    .map((path) => `https://x.test/${path}`);
  fc.assert(
    fc.property(fc.array(url), (urls) => {
      const files = urls.map((one) => ({ name: "x", url: one }));
      const escaped = urls.map((one) => one.replaceAll(";", "%3B"));
      expect(filesOf(imagesOf(files)).map((file) => file.url)).toEqual(escaped);
    }),
    { seed: 7 },
  );
});
