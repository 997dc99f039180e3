import { expect, test } from "vitest";
import { fileNameOf, fileIdOf } from "./file-name.ts";

const id = "019368f2-6b1e-7c55-a1c4-5d0f0e8b2a31";

test.each([
  [`/files/2026/03/${id}.webp`, id],
  [`https://site.example/files/2026/03/${id}.webp?width=320#top`, id],
  ["https://elsewhere.example/pictures/harbour.webp", undefined],
  [`https://elsewhere.example/${id}.webp`, undefined],
  ["", undefined],
])("the file at %j has the id %j", (url, expected) => {
  expect(fileIdOf(url)).toBe(expected);
});

test("any other file is named by the end of its URL", () => {
  expect(fileNameOf("https://elsewhere.example/pictures/harbour%20one.webp?width=3")).toBe(
    "harbour one.webp",
  );
  expect(fileNameOf("100%.webp")).toBe("100%.webp");
});
