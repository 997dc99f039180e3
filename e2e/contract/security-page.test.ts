import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const root = new URL("../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const page = read("docs/security.md");
const attacks = page
  .slice(page.indexOf("## Attack by attack"))
  .split(/^(?=\d+\. )/m)
  .slice(1);
const asvs = read("docs/security/asvs.md");

/** The tests that a text names: a file in back-ticks, then the names of tests in quotation marks. */
function testsIn(text: string): { file: string; name: string }[] {
  const groups = text.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)` › ((?:"[^"]+"(?:, )?)+)/g);
  return [...groups].flatMap(([, file = "", names = ""]) =>
    Array.from(names.matchAll(/"([^"]+)"/g), ([, name = ""]) => ({ file, name })),
  );
}

/** Whether a link of the page about ASVS leads to a file, and to a heading of it where it says so. */
function leads(link: string): boolean {
  const target = new URL(link, new URL("docs/security/asvs.md", root));
  const anchor = target.hash.slice(1);
  target.hash = "";
  return (
    existsSync(target) &&
    (anchor === "" || anchorsOf(readFileSync(target, "utf8")).includes(anchor))
  );
}

/** The headings that links may lead to. */
function anchorsOf(text: string): string[] {
  return Array.from(text.matchAll(/^#+ (.+)$/gm), ([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, "")
      .replaceAll(" ", "-"),
  );
}

it("answers each of the 46 attacks with tests, or says why there are none", () => {
  expect(attacks.map((text) => parseInt(text, 10))).toEqual(
    Array.from({ length: 46 }, (_, index) => index + 1),
  );
  const unanswered = attacks.filter(
    (text) => testsIn(text).length === 0 && !text.includes("_Open:_"),
  );
  expect(unanswered).toEqual([]);
});

const review = read("docs/security/review.md");

it.each([...testsIn(page), ...testsIn(asvs), ...testsIn(review)])(
  "names a test that exists: $file › $name",
  ({ file, name }) => {
    const source = read(file);
    // A title is at the beginning of a call: `test("…"`, or `test.each(…)("…"`.
    expect(source.replaceAll(/\(\s+/g, "(")).toContain(`(${JSON.stringify(name)}`);
  },
);

const verdicts = ["Met", "In part", "Not met", "Does not apply"];

describe("the page about ASVS 5.0", () => {
  /** How many requirements of levels 1 and 2 each chapter of the standard has. */
  const required: Record<string, [level1: number, level2: number]> = {
    V1: [8, 19],
    V2: [4, 7],
    V3: [8, 11],
    V4: [2, 8],
    V5: [4, 5],
    V6: [13, 22],
    V7: [6, 12],
    V8: [4, 3],
    V9: [4, 3],
    V10: [5, 24],
    V11: [3, 11],
    V12: [3, 6],
    V13: [1, 12],
    V14: [2, 7],
    V15: [3, 10],
    V16: [0, 16],
    V17: [0, 7],
  };
  const rows = asvs.split(/^(?=- \*\*V)/m).slice(1);
  const parsed = rows.map((text) => {
    const [, requirement = "", level = "", verdict = ""] =
      /^- \*\*(V[\d.]+)\*\* \(level ([12])\) .+? \*\*(Met|In part|Not met|Does not apply)\.\*\* \S/.exec(
        text,
      ) ?? [];
    return { requirement, level, verdict, text: text.split("\n## ", 1)[0] ?? "" };
  });

  it("has every requirement of levels 1 and 2 once, in order", () => {
    const numbers = parsed.map(({ requirement }) => requirement.slice(1).split(".").map(Number));
    const value = ([a = 0, b = 0, c = 0]: number[]) => (a * 100 + b) * 100 + c;
    const values = numbers.map(value);
    expect(values).toEqual([...new Set(values)].sort((a, b) => a - b));
    const counts = Object.keys(required).map((chapter) => {
      const own = parsed.filter(({ requirement }) => requirement.startsWith(`${chapter}.`));
      return [chapter, ["1", "2"].map((one) => own.filter(({ level }) => level === one).length)];
    });
    expect(Object.fromEntries(counts)).toEqual(required);
  });

  it("has a test for everything that is met", () => {
    const untested = parsed.filter(
      ({ verdict, text }) =>
        verdict === "Met" && testsIn(text).length === 0 && !/\bThere (?:is|are) none\b/.test(text),
    );
    expect(untested.map(({ requirement }) => requirement)).toEqual([]);
  });

  it.each(parsed)("says where, at places that exist: $requirement", ({ text }) => {
    const paths = text.matchAll(/`((?:\w[\w.-]*\/)+[\w.-]*)`/g);
    const links = text.matchAll(/\]\(([^#)]+)(#[^)]+)?\)/g);
    const missing = [
      ...Array.from(paths, ([, path = ""]) => path).filter(
        (path) => !existsSync(new URL(path, root)),
      ),
      ...Array.from(links, ([, file = "", anchor = ""]) => file + anchor).filter(
        (link) => !leads(link),
      ),
    ];
    expect(missing).toEqual([]);
  });

  it("sums up what its rows say", () => {
    const sums = Object.keys(required).map((chapter) => {
      const own = parsed.filter(({ requirement }) => requirement.startsWith(`${chapter}.`));
      const [line = ""] = new RegExp(`^\\| \\[${chapter} .*$`, "m").exec(asvs) ?? [];
      const said = line
        .match(/(?<=\| +)\d+(?= \|)/g)
        ?.slice(2)
        .map(Number);
      return {
        said,
        counted: verdicts.map((one) => own.filter(({ verdict }) => verdict === one).length),
      };
    });
    expect(sums.map(({ said }) => said)).toEqual(sums.map(({ counted }) => counted));
  });
});
