import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { acceptOf, fileExtensions, type FileKind, type FileRules } from "./file-rules.ts";
import { withMessages } from "../messages.ts";
import { validateFile, validateFiles, type FileFacts } from "./validate-files.ts";

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

  test("rejects each special character of the product", () => {
    for (const character of `\\/:*?"<>|#%&{}$!'@+=\``) {
      expect(validateFile(file(`a${character}b.png`), {})).toHaveLength(1);
    }
    for (const character of " -_.()[]~,;文é") {
      expect(validateFile(file(`a${character}b.png`), {})).toEqual([]);
    }
  });

  test("compares the size to the byte, and 0 is no limit", () => {
    const sizes = (maxSizeMb: number) =>
      [2 * MB, 2 * MB + 1].map((size) => validateFile(file("a", { size }), { maxSizeMb }).length);
    expect(sizes(2)).toEqual([0, 1]);
    expect(sizes(0)).toEqual([0, 0]);
    expect(validateFile(file("a", { size: 3 * MB }), { maxSizeMb: 2 })[0]?.message).toBe(
      "file cannot be larger than 2M",
    );
  });

  test("decides by type what an image is", () => {
    expect(validateFile(file("a", { type: "image/webp" }), { imagesOnly: true })).toEqual([]);
  });

  test("returns all problems at once", () => {
    const problems = validateFile(file("a#.exe", { size: 2 * MB }), {
      kind: "img",
      imagesOnly: true,
      maxSizeMb: 1,
    });
    expect(problems.map((problem) => problem.kind)).toEqual([
      "format",
      "specialCharacters",
      "tooLarge",
      "notImage",
    ]);
  });

  test("reports no format for a file without a name, but other problems", () => {
    const rules = { kind: "file", imagesOnly: true, maxSizeMb: 1 } as const;
    const problems = validateFile(file("", { size: 2 * MB }), rules);
    expect(problems.map((problem) => problem.kind)).toEqual(["noName", "tooLarge", "notImage"]);
  });

  test("uses other messages when they are given", () => {
    const messages = withMessages({ fileTooLarge: ({ n }) => `不能大于${n}M` });
    const problems = validateFile(file("a", { size: 2 * MB }), { maxSizeMb: 1 }, messages);
    expect(problems[0]?.message).toBe("不能大于1M");
  });
});

describe("as a reference implementation", () => {
  const special = "\\ / : * ? \" < > | # % & { } $ ! ' @ + = ` \u0000 \u001f \u007f".split(" ");
  const kind = fc.constantFrom<FileKind>("file", "video", "audio", "img", "all");
  const extension = fc.constantFrom(...Object.values(fileExtensions).flat(), "exe", "svg", "");
  const stem = fc.oneof(fc.string(), fc.constantFrom(...special), fc.constantFrom("a", "a.b", " "));
  const name = fc
    .tuple(stem, fc.constantFrom("", "."), extension, fc.boolean())
    .map(([before, dot, after, isUpper]) => before + dot + (isUpper ? after.toUpperCase() : after));
  const size = fc.integer({ min: -1, max: 1 }).map((delta) => 3 * MB + delta);
  const type = fc.constantFrom("", "image/png", "image/svg+xml", "text/plain", "x-image/png");
  const facts = fc.record({ name, size, type });
  const rules = fc.record(
    { kind, imagesOnly: fc.boolean(), maxSizeMb: fc.constantFrom(0, 1, 3, 4) },
    { requiredKeys: [] },
  );

  /** The rules of the specification, one sentence each. */
  function expected(facts: FileFacts, rules: FileRules): string[] {
    const isEmpty = facts.name.trim() === "";
    const lower = facts.name.toLowerCase();
    const allowed: readonly string[] = fileExtensions[rules.kind ?? "all"];
    const fits = allowed.length === 0 || allowed.some((ext) => lower.endsWith(`.${ext}`));
    return [
      ...(isEmpty ? ["please choose a file"] : []),
      ...(!isEmpty && !fits ? ["file format does not match"] : []),
      ...(special.some((one) => facts.name.includes(one)) || hasControl(facts.name)
        ? ["file name contains special characters"]
        : []),
      ...(rules.maxSizeMb && facts.size / MB > rules.maxSizeMb
        ? [`file cannot be larger than ${rules.maxSizeMb}M`]
        : []),
      ...(rules.imagesOnly && facts.type.slice(0, 6) !== "image/"
        ? ["uploaded file can only be an image"]
        : []),
    ];
  }

  function hasControl(text: string): boolean {
    return Array.from(text, (one) => one.charCodeAt(0)).some((code) => code < 32 || code === 127);
  }

  test("one file", () => {
    fc.assert(
      fc.property(facts, rules, (one, under) => {
        const sentences = validateFile(one, under).map((problem) => problem.message);
        expect(sentences).toEqual(expected(one, under));
      }),
      { seed: 4, numRuns: 2_000 },
    );
  });

  test("several files: each on its own, and together no more than the limit", () => {
    const limit = fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined });
    fc.assert(
      fc.property(
        fc.array(facts, { maxLength: 5 }),
        rules,
        limit,
        fc.nat(3),
        (all, under, most, present) => {
          const whole = most === undefined ? under : { ...under, limit: most };
          const { accepted, problems } = validateFiles(all, whole, present);
          const isOver = present + all.length > (most ?? 3);
          const right = all.filter((one) => expected(one, under).length === 0);
          expect(accepted).toEqual(isOver ? [] : right);
          const noun = under.imagesOnly ? "images" : "files can be uploaded";
          expect(problems.map((problem) => problem.message)).toEqual([
            ...all.flatMap((one) => expected(one, under)),
            ...(isOver ? [`only ${most ?? 3} ${noun}`] : []),
          ]);
        },
      ),
      { seed: 4, numRuns: 1_000 },
    );
  });

  test("the picker never hides a valid file", () => {
    fc.assert(
      fc.property(facts, rules, (one, under) => {
        fc.pre(validateFile(one, under).length === 0);
        const accept = acceptOf(under)?.split(",") ?? [];
        const isOffered = (item: string) =>
          item === "image/*"
            ? one.type.startsWith("image/")
            : one.name.toLowerCase().endsWith(item);
        expect(accept.length === 0 || accept.some(isOffered)).toBe(true);
      }),
      { seed: 4, numRuns: 2_000 },
    );
  });
});

describe("several files", () => {
  test("accepts valid files and returns all problems of the others", () => {
    const files = [file("a.pdf"), file("b.exe"), file("")];
    const { accepted, problems } = validateFiles(files, { kind: "file" });
    expect(accepted).toEqual([files[0]]);
    expect(problems.map(({ kind, fileName }) => [kind, fileName])).toEqual([
      ["format", "b.exe"],
      ["noName", ""],
    ]);
  });

  test("reports both too many files and invalid ones", () => {
    const files = [file("a.exe"), file("b.pdf")];
    const { accepted, problems } = validateFiles(files, { kind: "file", limit: 1 });
    expect(accepted).toEqual([]);
    expect(problems.map((problem) => problem.kind)).toEqual(["format", "overLimit"]);
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

test("derives the picker's `accept` from the rules", () => {
  expect(acceptOf({})).toBeUndefined();
  expect(acceptOf({ kind: "img", imagesOnly: true })).toBe(".jpg,.png,.bmp,.jpeg");
  expect(acceptOf({ imagesOnly: true })).toBe("image/*");
});
