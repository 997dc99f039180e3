import { PageResponse } from "./page-response.ts";

const RETRY_SECONDS = 5;

const texts = {
  en: {
    title: "One moment, please",
    text: "Many pages are being asked for. This one is tried again by itself.",
  },
  "zh-CN": { title: "请稍候", text: "当前访问较多，页面将自动重试。" },
};

/** What a visitor sees while too many pages wait to be rendered: it costs nothing, and asks again by itself. */
export function busyPage(language: string): PageResponse {
  const lang = language === "zh-CN" ? language : "en";
  const { title, text } = texts[lang];
  const body =
    `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="color-scheme" content="light dark">` +
    `<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${RETRY_SECONDS}">` +
    `<title>${title}</title><h1>${title}</h1><p>${text}</p></html>`;
  return new PageResponse({
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "retry-after": String(RETRY_SECONDS),
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
    },
    body,
  });
}
