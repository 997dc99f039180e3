import { expect, test } from "vitest";
import { pictureSources, roomFor, sizeAmong } from "./picture-sources.ts";

const size = { width: 700, height: 350, widths: [320, 640, 960] };

test("each format lists the available widths, the largest being the picture's own", () => {
  expect(pictureSources("/files/a.jpg", size)).toEqual([
    {
      type: "image/avif",
      srcSet: "/files/a.jpg.320.avif 320w, /files/a.jpg.640.avif 640w, /files/a.jpg.960.avif 700w",
    },
    {
      type: "image/webp",
      srcSet: "/files/a.jpg.320.webp 320w, /files/a.jpg.640.webp 640w, /files/a.jpg.960.webp 700w",
    },
  ]);
});

test.each([undefined, null, { ...size, widths: [] }])("there are no sources for %j", (unknown) => {
  expect(pictureSources("/files/a.jpg", unknown)).toEqual([]);
});

test("an article's picture is found by its path, whatever the host", () => {
  const pictures = [{ url: "/files/a.jpg", size }];
  expect(sizeAmong(pictures, "/files/a.jpg")).toBe(size);
  expect(sizeAmong(pictures, "https://www.example.com/files/a.jpg")).toBe(size);
  expect(sizeAmong(pictures, "https://www.example.com/a.jpg")).toBeUndefined();
  expect(sizeAmong(undefined, "/files/a.jpg")).toBeUndefined();
});

test("a picture that is cropped at its sides needs more width than it is shown in", () => {
  const room = "(min-width: 62rem) 30rem, 92vw";
  expect(roomFor(room, 1, size)).toBe("(min-width: 62rem) 60rem, 184vw");
  expect(roomFor(room, 16 / 9, { ...size, height: 1400 })).toBe(room);
  expect(roomFor(room, 16 / 9, undefined)).toBe(room);
});
