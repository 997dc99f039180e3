import type { Language } from "./languages.ts";

/** What the static shell says to browsers without script. It is one file for all languages, so it says it in each. */
export const needsScript: Readonly<Record<Language, string>> = {
  en: "These pages are made in the browser. Please switch JavaScript on.",
  "zh-CN": "这些页面由浏览器生成，请启用 JavaScript。",
};

/** What the sign-in page says where its script cannot be loaded, and the link that loads the page again. */
export const scriptFailed: Readonly<Record<Language, { text: string; reload: string }>> = {
  en: { text: "This page could not be loaded completely.", reload: "Load it again" },
  "zh-CN": { text: "页面未能完整加载。", reload: "重新加载" },
};
