import type { Language } from "./languages.ts";

/** What the static shell says to browsers without script. It is one file for all languages, so it says it in each. */
export const needsScript: Readonly<Record<Language, string>> = {
  en: "These pages are made in the browser. Please switch JavaScript on.",
  "zh-CN": "这些页面由浏览器生成，请启用 JavaScript。",
};
