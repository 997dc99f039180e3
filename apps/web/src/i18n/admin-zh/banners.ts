import type { AdminMessages } from "../admin-en.ts";

/** Messages of the banners. */
export const banners: AdminMessages["banners"] = {
  title: "横幅",
  pageDescription: "公开页面顶部的图片。",
  new: "新建横幅",
  edit: "编辑横幅",
  search: "搜索横幅",
  permission: "查看横幅",
  emptyTitle: "还没有横幅",
  emptyText: "没有横幅时，首页顶部显示最新文章。",
  headline: "标题",
  subtitle: "副标题",
  image: "图片",
  imageAlt: "替代文本",
  imageAltHelp: "为看不到图片的人描述画面内容。",
  position: "位置",
  allPositions: "全部位置",
  linkUrl: "链接网址",
  linkUrlHelp: "以 https:// 或 / 开头",
  orderByHelp: "数字小的排在前面。",
};
