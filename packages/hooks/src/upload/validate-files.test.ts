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
  const messageOf = (one: FileFacts, rules: FileRules) => validateFile(one, rules)?.message;

  test.each<[string, FileRules, string | undefined]>([
    ["", {}, "please choose a file"],
    ["   ", {}, "please choose a file"],
    ["a.exe", {}, undefined],
    ["a.exe", { kind: "file" }, "file format does not match"],
    ["A.DOCX", { kind: "file" }, undefined],
    ["docx", { kind: "file" }, "file format does not match"],
    ["a.pdf.exe", { kind: "file" }, "file format does not match"],
    ["a.", { kind: "file" }, "file format does not match"],
    ["a.mp3", { kind: "video" }, "file format does not match"],
    ["报告 (final)_v1-2.pdf", { kind: "file" }, undefined],
    ["a/b.pdf", { kind: "file" }, "file name contains special characters"],
    ["a\u0000.pdf", {}, "file name contains special characters"],
    ["a#.exe", { kind: "img" }, "file format does not match"],
    ["a.txt", { imagesOnly: true }, "uploaded file can only be an image"],
  ])("%j under %j", (name, rules, sentence) => {
    expect(messageOf(file(name), rules)).toBe(sentence);
  });

  test("rejects each special character of the product", () => {
    for (const character of `\\/:*?"<>|#%&{}$!'@+=\``) {
      expect(validateFile(file(`a${character}b.png`), {})?.kind).toBe("specialCharacters");
    }
    for (const character of " -_.()[]~,;文é") {
      expect(validateFile(file(`a${character}b.png`), {})).toBeUndefined();
    }
  });

  test("compares the size to the byte, and 0 is no limit", () => {
    const sentences = (maxSizeMb: number) =>
      [2 * MB, 2 * MB + 1].map((size) => messageOf(file("a", { size }), { maxSizeMb }));
    expect(sentences(2)).toEqual([undefined, "file cannot be larger than 2M"]);
    expect(sentences(0)).toEqual([undefined, undefined]);
  });

  test("decides by type what an image is", () => {
    expect(messageOf(file("a", { type: "image/webp" }), { imagesOnly: true })).toBeUndefined();
  });

  test("has one problem however much is wrong with it: the one that says most", () => {
    const rules = { kind: "img", imagesOnly: true, maxSizeMb: 1 } as const;
    const [size, type] = [2 * MB, "image/png"];
    const kinds = [
      file("", { size }),
      file("a#.exe", { size }),
      file("a#.exe", { size, type }),
      file("a#.png", { size, type }),
      file("a.png", { size, type }),
      file("a.png", { type }),
    ].map((one) => validateFile(one, rules)?.kind);
    const expected = ["noName", "notImage", "format", "specialCharacters", "tooLarge", undefined];
    expect(kinds).toEqual(expected);
  });

  test("uses other messages when they are given", () => {
    const messages = withMessages({ fileTooLarge: ({ n }) => `不能大于${n}M` });
    const problem = validateFile(file("a", { size: 2 * MB }), { maxSizeMb: 1 }, messages);
    expect(problem?.message).toBe("不能大于1M");
  });

  test("gives messages the name, the accepted types and the numbers", () => {
    const messages = withMessages({
      fileFormat: ({ name, extensions }) => `${name}: ${extensions.join(" ")}`,
      fileLimit: ({ limit, present, chosen }) => `${limit} ${present} ${chosen}`,
    });
    const { problems } = validateFiles(
      [file("a.exe"), file("b.mp3")],
      { kind: "audio", limit: 2 },
      1,
      messages,
    );
    expect(problems.map(({ message }) => message)).toEqual(["a.exe: mp3 wav vcm pcm", "2 1 2"]);
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

  /** The rules of the specification, one sentence each; the first that is broken is shown. */
  function expected(facts: FileFacts, rules: FileRules): string[] {
    const lower = facts.name.toLowerCase();
    const allowed: readonly string[] = fileExtensions[rules.kind ?? "all"];
    const fits = allowed.length === 0 || allowed.some((ext) => lower.endsWith(`.${ext}`));
    const hasSpecial = special.some((one) => facts.name.includes(one)) || hasControl(facts.name);
    const isLarge = Boolean(rules.maxSizeMb) && facts.size / MB > Number(rules.maxSizeMb);
    const broken: [boolean, string][] = [
      [facts.name.trim() === "", "please choose a file"],
      [
        rules.imagesOnly === true && facts.type.slice(0, 6) !== "image/",
        "uploaded file can only be an image",
      ],
      [!fits, "file format does not match"],
      [hasSpecial, "file name contains special characters"],
      [isLarge, `file cannot be larger than ${rules.maxSizeMb}M`],
    ];
    return broken.flatMap(([isBroken, sentence]) => (isBroken ? [sentence] : [])).slice(0, 1);
  }

  function hasControl(text: string): boolean {
    return Array.from(text, (one) => one.charCodeAt(0)).some((code) => code < 32 || code === 127);
  }

  test("one file is refused for the same reason", () => {
    fc.assert(
      fc.property(facts, rules, (one, under) => {
        expect(validateFile(one, under)?.message).toBe(expected(one, under)[0]);
      }),
      { seed: 4, numRuns: 2_000 },
    );
  });

  test("several files are refused for the same reasons, and together beyond the limit", () => {
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
        fc.pre(validateFile(one, under) === undefined);
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
  test("accepts valid files and returns one problem for each of the others", () => {
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
