import { expect, it } from "vitest";
import { languageVary, pageLanguage } from "./page-language.ts";

const languages = ["en", "zh-CN"] as const;

it.each([
  ["nothing is known", {}, null, "en"],
  ["the browser asks for Chinese", { "accept-language": "zh-TW,zh;q=0.9,en;q=0.8" }, null, "zh-CN"],
  ["the browser prefers English", { "accept-language": "zh;q=0.5, en-GB" }, null, "en"],
  ["the browser refuses Chinese", { "accept-language": "zh;q=0" }, null, "en"],
  ["the browser asks for others", { "accept-language": "de, *;q=0.1" }, null, "en"],
  [
    "the browser asks for the second of its own",
    { "accept-language": "de, zh;q=0.1" },
    null,
    "zh-CN",
  ],
  ["the header is damaged", { "accept-language": ";;q=x,,zh;q=no" }, null, "en"],
  ["the site is set to Chinese", { "accept-language": "en" }, "zh-CN", "zh-CN"],
  ["the visitor chose", { cookie: "a=b; language=en" }, "zh-CN", "en"],
  [
    "the visitor chose Chinese",
    { cookie: "language=zh-CN", "accept-language": "en" },
    null,
    "zh-CN",
  ],
  [
    "an older choice is there, and one of the host alone",
    { cookie: "language=zh-CN; __Host-language=en" },
    null,
    "en",
  ],
  ["the choice is unknown", { cookie: "language=tlh" }, null, "en"],
  ["another cookie ends alike", { cookie: "mylanguage=zh-CN" }, null, "en"],
])("is the right one when %s", (_, headers, siteLanguage, language) => {
  expect(pageLanguage(headers, { languages, siteLanguage })).toBe(language);
});

it("lists the headers that the response varies by", () => {
  expect(languageVary({ languages, siteLanguage: null })).toBe("cookie, accept-language");
  expect(languageVary({ languages, siteLanguage: "en" })).toBe("cookie");
});
