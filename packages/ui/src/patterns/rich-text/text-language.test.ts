import { expect, test } from "vitest";
import { textLanguage } from "./text-language.ts";

test.each([
  ["", "en", "en"],
  ["<p>123</p>", "nl", "nl"],
  ["<p>Low water at six.</p>", "en", "en"],
  ["<p>Laag water om zes.</p>", "nl", "nl"],
  ["<p>Low water at six.</p>", "zh-CN", "en"],
  ["<p>六点低潮。</p>", "en", "zh-CN"],
  ["<p>六點低潮。</p>", "zh-TW", "zh-TW"],
  ["<p>水位计安装 with Radar</p>", "en", "zh-CN"],
  ["<p>The quay 码头 is closed until the tide turns again.</p>", "en", "en"],
  ["<p>潮が引きました。</p>", "en", "ja"],
  ["<p>썰물은 여섯 시입니다.</p>", "en", "ko"],
])("the language of %s, by default %s, is %s", (html, fallback, language) => {
  expect(textLanguage(html, fallback)).toBe(language);
});
