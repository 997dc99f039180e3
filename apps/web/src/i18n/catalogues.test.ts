import { defaultMessages as hooksEn } from "@atrium/hooks";
import { zhCN as hooksZh } from "@atrium/hooks/zh-CN";
import { SDK_MESSAGES as sdkEn } from "@atrium/sdk";
import { zhCN as sdkZh } from "@atrium/sdk/zh-CN";
import { defaultMessages as uiEn } from "@atrium/ui";
import { richTextMessages } from "@atrium/ui/rich-text-editor";
import { zhCN as uiZh } from "@atrium/ui/zh-CN";
import { expect, test } from "vitest";
import { en } from "./en.ts";
import { adminEn } from "./admin-en.ts";
import { adminZh } from "./admin-zh.ts";
import { previewEn, previewZh } from "./preview.ts";
import { zh } from "./zh.ts";

/** Names of keys, beginnings of addresses: the same in every language. */
const untranslatable = new Set(["admin.commands.findKey", "admin.siteSetting.socialUrlExample"]);

const marked = /‹[\w.]+›/g;

// In English the sentences are those of the server: there are none to compare these with.
const { refusals, fieldProblems, ...sdkMessages } = sdkZh;
const { refusals: _none, fieldProblems: _nor, ...sdkMessagesEn } = sdkEn;

// Nor for the words of what is shipped: the server has the English ones, and a test of both compares them.
const { seed: _english, ...adminMessagesEn } = adminEn;
const { seed: _chinese, ...adminMessages } = adminZh;

const sentences = [
  ...pairs("site", en, zh),
  ...pairs("preview", previewEn, previewZh),
  ...pairs("admin", adminMessagesEn, adminMessages),
  ...pairs("ui", { ...uiEn, richText: richTextMessages }, uiZh),
  ...pairs("hooks", hooksEn, hooksZh),
  ...pairs("sdk", sdkMessagesEn, sdkMessages),
];

test.each(sentences)("%s has a Chinese translation", (path, english, zhCN) => {
  const [original, translation] = [render(english), render(zhCN)];
  expect(original).not.toBe("");
  expect(markers(translation)).toEqual(markers(original));
  expect(translation).not.toMatch(/undefined|NaN|\[object/);
  const isWordless = !/\p{Letter}/u.test(translation.replaceAll(marked, ""));
  if (isWordless || untranslatable.has(path)) return;
  expect(translation).toMatch(/\p{Script=Han}/u);
  expect(translation).not.toBe(original);
});

test("error codes have Chinese messages", () => {
  for (const said of [...Object.values(refusals), ...Object.values(fieldProblems)]) {
    const text = typeof said === "function" ? said("#155e75") : said;
    expect(text).toMatch(/^\p{Script=Han}/u);
  }
});

type Pair = [path: string, english: unknown, zhCN: unknown];

/** Each sentence of a catalogue with its translation. Keys of only one of the two come as pairs with undefined. */
function pairs(path: string, english: unknown, zhCN: unknown): Pair[] {
  if (!isGroup(english) || !isGroup(zhCN)) return [[path, english, zhCN]];
  const keys = new Set([...Object.keys(english), ...Object.keys(zhCN)]);
  return [...keys].flatMap((key) =>
    pairs(`${path}.${key}`, Reflect.get(english, key), Reflect.get(zhCN, key)),
  );
}

function isGroup(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** A message with marks in place of its values, by name or position. */
function render(sentence: unknown): string {
  if (typeof sentence !== "function") return String(sentence);
  const values = Array.from({ length: sentence.length }, (_, place) => marker(String(place)));
  return String(Reflect.apply(sentence, undefined, values));
}

function markers(text: string): string[] {
  return [...new Set(text.match(marked))].sort();
}

/** Stands for any value: text, number or list, with members that are marked by their names. */
function marker(name: string): object {
  const text = `‹${name}›`;
  const known: Record<PropertyKey, unknown> = {
    [Symbol.toPrimitive]: () => text,
    toString: () => text,
    toLocaleString: () => text,
    join: () => text,
    map: () => marker(name),
  };
  return new Proxy(
    {},
    { get: (_, member) => known[member] ?? marker(`${name}.${String(member)}`) },
  );
}
