import type { AdminMessages } from "../admin-en.ts";

/** Messages of the check before an article is submitted. */
export const checklist: AdminMessages["checklist"] = {
  title: "提交前请留意",
  show: "前往",
  nothing: "摘要、封面、替代文本和链接均已就绪。",
  checkingLinks: "正在检查链接…",
  titleTooLong: "标题超出搜索引擎显示的长度，建议填写较短的搜索引擎标题。",
  summary: "摘要为空，列表中将显示正文开头。",
  cover: "没有封面，列表中将不显示图片。",
  coverAlt: "封面没有替代文本。",
  offlineAt: "下线时间已过，发布后访客也看不到。",
  imageAlt: (p) => `正文中第 ${p.place} 张图片没有替代文本。`,
  imageElsewhere: (p) => `正文中第 ${p.place} 张图片位于 ${p.host}，访客看不到。`,
  badLink: (p) => `链接“${p.text}”的网址无效：${p.address}`,
  deadLink: (p) => `链接“${p.text}”指向的页面访客无法打开：${p.address}`,
};
