import { describe, expect, test } from "vitest";
import { comparableText, linkedSites, scoreSpam, type SpamEvidence } from "./spam-score.ts";

const nothing: SpamEvidence = {
  blockedWords: [],
  sentBefore: 0,
  isSpamEmail: false,
  isSpamNetwork: false,
  spamSites: [],
};
const textOf = (content: string, writingSeconds?: number) => ({
  lines: ["Ann", null],
  content,
  writingSeconds,
});
const codesOf = (content: string, evidence: Partial<SpamEvidence> = {}, seconds?: number) =>
  scoreSpam(textOf(content, seconds), { ...nothing, ...evidence }).reasons.map(({ code }) => code);

describe("a text that people write", () => {
  test.each([
    "Will there be an open day? I would like to bring my children.",
    "See https://port.example.org for the tide tables.",
    "IMO 9321483 was at berth 4, ETA 14:00 UTC.",
    "ha ha ha, very good!!!",
    "请问六月有泊位吗？我们公司有两艘船，想停靠两天，谢谢。港口的水深是多少？",
    "----------------------------\nFrom: me",
    "",
  ])("has no reasons: %j", (content) => {
    expect(scoreSpam(textOf(content, 40), nothing)).toEqual({ score: 0, reasons: [] });
  });
});

describe("a rule", () => {
  test("counts links, wherever they are", () => {
    const many = "http://a.example www.b.example https://www.c.example/x?y=1";
    expect(scoreSpam(textOf(many), nothing)).toEqual({
      score: 3,
      reasons: [{ code: "links", points: 3, detail: "3" }],
    });
    const named = { lines: ["https://a.example", "http://b.example"], content: "Hello" };
    expect(scoreSpam(named, nothing).score).toBe(2);
    expect(linkedSites(textOf(`${many} http://C.EXAMPLE:8080/`))).toEqual([
      "a.example",
      "b.example",
      "c.example",
    ]);
  });

  test.each([
    ["Play at our CASINO now", "casino"],
    ["ｃａｓｉｎｏ", "casino"],
    ["ca\u200bsi\u00adno", "casino"],
    ["Get cheap  pills today", "cheap pills"],
    ["本公司代开发票请联系", "代开发票"],
    ["earn $$$ today", "$$$"],
  ])("finds a blocked word in %j", (content, word) => {
    const { reasons } = scoreSpam(textOf(content), { ...nothing, blockedWords: ["other", word] });
    expect(reasons).toEqual([{ code: "blockedWord", points: 5, detail: word }]);
  });

  test("does not find a blocked word within another one", () => {
    expect(codesOf("A class assessment", { blockedWords: ["ass", "(a+)+$", "  "] })).toEqual([]);
  });

  test("recognises repetition, capitals, haste and what was sent before", () => {
    expect(codesOf("buy ".repeat(20))).toEqual(["repetition"]);
    expect(codesOf("便宜货源".repeat(10))).toEqual(["repetition"]);
    expect(codesOf("sooooooooooooooo good")).toEqual(["repetition"]);
    expect(codesOf("BUY THIS WONDERFUL THING AT ONCE")).toEqual(["capitals"]);
    expect(codesOf("Hello there", {}, 1)).toEqual(["tooFast"]);
    expect(codesOf("Hello there", {}, 3)).toEqual([]);
    expect(codesOf("Hello there", { sentBefore: 1 })).toEqual(["duplicate"]);
    expect(scoreSpam(textOf("Hello there"), { ...nothing, sentBefore: 3 }).score).toBe(5);
  });

  test("follows what moderators decided before", () => {
    const known = { isSpamEmail: true, isSpamNetwork: true, spamSites: ["bad.example"] };
    expect(codesOf("Hello", known)).toEqual(["spamEmail", "spamNetwork", "spamSite"]);
  });
});

test("texts are compared without case, width and spaces, unless they are short", () => {
  const text = "Thank you for this ARTICLE about\n the berth";
  expect(comparableText(` ${text.toLowerCase()} `)).toBe(comparableText(text));
  expect(comparableText("Thank you!")).toBeNull();
});

test.each([
  ["links", "http://".repeat(1500)],
  ["dots", "www.".repeat(2500)],
  ["one word", "a".repeat(10_000)],
  ["spaces", " ".repeat(10_000)],
  ["invisible characters", "\u200b".repeat(10_000)],
  ["combining marks", `a${"\u0301".repeat(9999)}`],
  ["expanding ligatures", "\ufdfa".repeat(10_000)],
  ["lone surrogates", "\ud800".repeat(10_000)],
  ["pictures", "👨‍👩‍👧‍👦".repeat(900)],
  ["capitals", "Aa".repeat(5000)],
  ["words", "ab ".repeat(3333)],
  ["Han", "港".repeat(10_000)],
])("hostile input takes little time: %s", (_name, content) => {
  const blockedWords = Array.from({ length: 200 }, (_, n) => `${"a".repeat(60)}${n}`);
  const start = process.cpuUsage();
  scoreSpam({ lines: [content, content], content }, { ...nothing, blockedWords });
  linkedSites({ lines: [content], content });
  comparableText(content);
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(400);
});
