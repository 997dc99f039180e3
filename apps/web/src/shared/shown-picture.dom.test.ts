import { expect, it } from "vitest";
import { hiddenPictures, isShownPicture } from "./shown-picture.ts";

it.each([
  ["/files/a.jpg", [], true],
  ["data:image/png;base64,AA==", [], true],
  ["https://elsewhere.example/a.jpg", [], false],
  ["https://pictures.example/a.jpg", ["https://pictures.example"], true],
  ["https://pictures.example:8443/a.jpg", ["https://pictures.example"], false],
  ["https://elsewhere.example/a.jpg", ["https:"], true],
  ["http://elsewhere.example/a.jpg", ["https:"], false],
  ["https://", [], false],
])("visitors see %s with the sources %j: %s", (src, sources, isShown) => {
  expect(isShownPicture(src, sources)).toBe(isShown);
});

it("lists the pictures of a text that visitors do not see by their places", () => {
  const html = ["/files/a.jpg", "https://elsewhere.example/b.jpg", "https://"]
    .map((src) => `<figure><img src="${src}" alt=""></figure>`)
    .join("");
  expect(hiddenPictures(new DOMParser().parseFromString(html, "text/html"))).toEqual([
    { at: 1, host: "elsewhere.example" },
    { at: 2, host: "https://" },
  ]);
});
