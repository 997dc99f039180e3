import fc from "fast-check";
import { expect, test } from "vitest";
import { joinImages, splitImages } from "./image-list.ts";

test("joins URLs with semicolons", () => {
  expect(splitImages(" /a.png;;https://x/b.png; ")).toEqual(["/a.png", "https://x/b.png"]);
  expect(splitImages(null)).toEqual([]);
  expect(splitImages(undefined)).toEqual([]);
  expect(joinImages(["/a", "/b"])).toBe("/a;/b");
  expect(joinImages([])).toBe("");
});

test("splits a field into the URLs that were joined", () => {
  fc.assert(
    fc.property(fc.array(fc.webUrl({ withFragments: true, withQueryParameters: true })), (urls) => {
      const whole = urls.map((url) => url.replaceAll(";", "%3B"));
      expect(splitImages(joinImages(urls))).toEqual(whole);
      expect(joinImages(splitImages(joinImages(urls)))).toBe(joinImages(urls));
    }),
    { seed: 3 },
  );
});
