import { expect, it } from "vitest";
import { languageCookie, readLanguageCookie } from "./language-cookie.ts";
import { languageFor, preferredLanguage } from "./languages.ts";

it.each([
  ["en", "en"],
  ["en-GB", "en"],
  ["zh-CN", "zh-CN"],
  ["zh-cn", "zh-CN"],
  ["zh", "zh-CN"],
  ["zh-TW", "zh-CN"],
  ["de", "en"],
  ["", "en"],
])("the preference %o resolves to %s", (tag, language) => {
  expect(languageFor(tag)).toBe(language);
});

it.each([
  [["de", "zh-TW", "en"], "zh-CN"],
  [["en-GB", "zh-CN"], "en"],
  [["de"], "en"],
  [undefined, "en"],
])("the preferences %o resolve to %s", (tags, language) => {
  expect(preferredLanguage(tags)).toBe(language);
});

it("the language cookie round-trips", () => {
  const [pair = ""] = languageCookie("zh-CN", "/site/").split(";");
  expect(readLanguageCookie(`a=1; ${pair}; b=2`)).toBe("zh-CN");
  expect(readLanguageCookie("mylanguage=zh-CN")).toBeUndefined();
});

it("the language cookie of a page over https is of its host alone, and not sent without TLS", () => {
  const cookie = languageCookie("en", "/site/", { secure: true });
  expect(cookie).toMatch(/^__Host-language=en; Path=\/; .*; SameSite=Lax; Secure$/);
  expect(readLanguageCookie(`language=zh-CN; ${cookie}`)).toBe("en");
  expect(languageCookie("en", "/")).not.toContain("Secure");
});
