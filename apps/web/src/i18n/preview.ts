import { useRouter } from "@tanstack/react-router";
import { languageFor, type Language } from "./languages.ts";

/** The sentences of previews in English. They are apart from the other pages', whose readers never see them. */
export const previewEn = {
  label: "Preview",
  titled: (title: string) => `Preview: ${title}`,
  draft: "This is a draft. It may differ from what is published.",
  until: (date: string) => `The link works until ${date}.`,
  untitled: "Untitled",
  waiting: "The preview of a draft appears here, beside its editor.",
  waitingForHome: "The preview of the home page appears here, beside its editor.",
  emptyHome: "No section is complete and visible yet.",
  missingTitle: "There is no such preview",
  missingText: "Check that the link is complete, or ask whoever sent it for a new one.",
  goneTitle: "This preview link no longer works",
  goneText: "It has expired or was revoked. Ask whoever sent it for a new one.",
  tooOftenTitle: "Too many requests",
  tooOftenText: "Wait a minute, then reload this page.",
};

export type PreviewMessages = typeof previewEn;

/** The sentences of previews in Simplified Chinese. */
export const previewZh: PreviewMessages = {
  label: "预览",
  titled: (title) => `预览：${title}`,
  draft: "这是一份草稿，可能与已发布的内容不同。",
  until: (date) => `此链接有效期至 ${date}。`,
  untitled: "无标题",
  waiting: "编辑文章时，草稿的预览会显示在这里。",
  waitingForHome: "编辑首页时，预览会显示在这里。",
  emptyHome: "还没有填写完整且可见的区块。",
  missingTitle: "没有这个预览",
  missingText: "请检查链接是否完整，或向发送者索取新的链接。",
  goneTitle: "此预览链接已失效",
  goneText: "链接已过期或已被撤销，请向发送者索取新的链接。",
  tooOftenTitle: "请求过于频繁",
  tooOftenText: "请稍等一分钟，然后重新加载此页面。",
};

const catalogues: Record<Language, PreviewMessages> = { en: previewEn, "zh-CN": previewZh };

/** The sentences of previews in a language, given as a BCP 47 tag. */
export function previewMessages(language: string): PreviewMessages {
  return catalogues[languageFor(language)];
}

/** The sentences of previews in the language of the page. */
export function usePreviewMessages(): PreviewMessages {
  return previewMessages(useRouter().options.context.config.language);
}
