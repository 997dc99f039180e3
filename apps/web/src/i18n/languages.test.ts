import { expect, it } from "vitest";
import { languageCookie, readLanguageCookie } from "./language-cookie.ts";
import { languageFor } from "./languages.ts";

it.each([
  ["en", "en"],
  ["en-GB", "en"],
  ["zh-CN", "zh-CN"],
  ["zh-cn", "zh-CN"],
  ["zh", "zh-CN"],
  ["zh-TW", "zh-CN"],
  ["de", "en"],
  ["", "en"],
])("speaks to who asks for %o in %s", (tag, language) => {
  expect(languageFor(tag)).toBe(language);
});

it("reads back the choice it keeps", () => {
  const [pair = ""] = languageCookie("zh-CN", "/site/").split(";");
  expect(readLanguageCookie(`a=1; ${pair}; b=2`)).toBe("zh-CN");
  expect(readLanguageCookie("mylanguage=zh-CN")).toBeUndefined();
});
