import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { acceptOf, fileExtensions, type FileKind, type FileRules } from "./file-rules.ts";
import { validateFile, validateFiles } from "./validate-files.ts";

const MB = 1024 * 1024;

function file(name: string, { size = 1, type = "" } = {}) {
  return { name, size, type };
}

describe("one file", () => {
  test.each<[string, FileRules, string[]]>([
    ["", {}, ["please choose a file"]],
    ["   ", {}, ["please choose a file"]],
    ["a.exe", {}, []],
    ["a.exe", { kind: "file" }, ["file format does not match"]],
    ["A.DOCX", { kind: "file" }, []],
    ["docx", { kind: "file" }, ["file format does not match"]],
    ["a.pdf.exe", { kind: "file" }, ["file format does not match"]],
    ["a.", { kind: "file" }, ["file format does not match"]],
    ["a.mp3", { kind: "video" }, ["file format does not match"]],
    ["报告 (final)_v1-2.pdf", { kind: "file" }, []],
    ["a/b.pdf", { kind: "file" }, ["file name contains special characters"]],
    ["a\u0000.pdf", {}, ["file name contains special characters"]],
    [
      "a#.exe",
      { kind: "img" },
      ["file format does not match", "file name contains special characters"],
    ],
    ["a.txt", { imagesOnly: true }, ["uploaded file can only be an image"]],
  ])("%j under %j", (name, rules, sentences) => {
    expect(validateFile(file(name), rules).map((problem) => problem.message)).toEqual(sentences);
  });

  test("special characters are those of the product, one by one", () => {
    for (const character of `\\/:*?"<>|#%&{}$!'@+=\``) {
      expect(validateFile(file(`a${character}b.png`), {})).toHaveLength(1);
    }
    for (const character of " -_.()[]~,;文é") {
      expect(validateFile(file(`a${character}b.png`), {})).toEqual([]);
    }
  });

  test("the maximum is meant to the byte, and 0 is none", () => {
    const sizes = (maxSizeMb: number) =>
      [2 * MB, 2 * MB + 1].map((size) => validateFile(file("a", { size }), { maxSizeMb }).length);
    expect(sizes(2)).toEqual([0, 1]);
    expect(sizes(0)).toEqual([0, 0]);
    expect(validateFile(file("a", { size: 3 * MB }), { maxSizeMb: 2 })[0]?.message).toBe(
      "file cannot be larger than 2M",
    );
  });

  test("an image goes by its type", () => {
    expect(validateFile(file("a", { type: "image/webp" }), { imagesOnly: true })).toEqual([]);
  });

  test("agrees with a plain restatement of the extensions", () => {
    const kinds = fc.constantFrom<FileKind>("file", "video", "audio", "img");
    const extension = fc.constantFrom(...Object.values(fileExtensions).flat(), "exe", "svg", "");
    fc.assert(
      fc.property(kinds, extension, fc.boolean(), (kind, ext, upper) => {
        const name = `a.${upper ? ext.toUpperCase() : ext}`;
        const isRight = (fileExtensions[kind] as readonly string[]).includes(ext);
        expect(validateFile(file(name), { kind }).length === 0).toBe(isRight);
      }),
      { seed: 4 },
    );
  });
});

describe("several files", () => {
  test("right ones are accepted, all problems of the others returned", () => {
    const files = [file("a.pdf"), file("b.exe"), file("")];
    const { accepted, problems } = validateFiles(files, { kind: "file" });
    expect(accepted).toEqual([files[0]]);
    expect(problems.map(({ kind, fileName }) => [kind, fileName])).toEqual([
      ["format", "b.exe"],
      ["noName", ""],
    ]);
  });

  test.each<[FileRules, number, number, string | undefined]>([
    [{}, 0, 3, undefined],
    [{}, 0, 4, "only 3 files can be uploaded"],
    [{}, 2, 2, "only 3 files can be uploaded"],
    [{ limit: 1, imagesOnly: true }, 1, 1, "only 1 images"],
  ])("%j with %i present and %i more", (rules, present, more, sentence) => {
    const files = Array.from({ length: more }, (_, i) => file(`${i}.png`, { type: "image/png" }));
    const { accepted, problems } = validateFiles(files, rules, present);
    expect(problems.map(({ message, severity }) => `${severity}: ${message}`)).toEqual(
      sentence === undefined ? [] : [`warning: ${sentence}`],
    );
    expect(accepted).toHaveLength(sentence === undefined ? more : 0);
  });
});

test("what the picker offers follows from the rules", () => {
  expect(acceptOf({})).toBeUndefined();
  expect(acceptOf({ kind: "img", imagesOnly: true })).toBe(".jpg,.png,.bmp,.jpeg");
  expect(acceptOf({ imagesOnly: true })).toBe("image/*");
});
