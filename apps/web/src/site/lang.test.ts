import { expect, it } from "vitest";
import { langOf } from "./lang.ts";

it.each([
  ["Forty-one hours on the Aldra", "en"],
  ["钱塘江涌潮：三百毫秒看清一道水墙", "zh"],
  ["T80 雷达水位计", "zh"],
  ["The bore of the 钱塘 river and what we saw of it", "en"],
  ["", undefined],
  ["2026", undefined],
])("detects the language of %o as %o", (text, lang) => expect(langOf(text)).toBe(lang));
