import type { AdminMessages } from "../admin-en.ts";

/** Messages of the quick links. */
export const quickLinks: AdminMessages["quickLinks"] = {
  title: "快捷入口",
  pageDescription: "首页上提供的快捷入口。",
  new: "新建快捷入口",
  edit: "编辑快捷入口",
  search: "搜索快捷入口",
  permission: "查看快捷入口",
  emptyTitle: "还没有快捷入口",
  emptyText: "可添加访客最常找的内容：时刻表、表单、价目表。",
  linkTitle: "标题",
  url: "网址",
  urlHelp: "以 https:// 或 / 开头",
  icon: "图标",
  iconHelp: "图标的名称，例如 calendar 或 ship。",
  orderByHelp: "数字小的排在前面。",
};
