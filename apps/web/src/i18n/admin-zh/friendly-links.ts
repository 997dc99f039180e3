import type { AdminMessages } from "../admin-en.ts";

/** Messages of the friendly links. */
export const friendlyLinks: AdminMessages["friendlyLinks"] = {
  title: "友情链接",
  pageDescription: "显示在公开网站页脚的其他网站。",
  new: "新建链接",
  edit: "编辑链接",
  search: "搜索链接",
  permission: "查看友情链接",
  emptyTitle: "还没有友情链接",
  emptyText: "可添加合作伙伴、主管部门或关联公司的网站。",
  name: "名称",
  url: "网址",
  urlHelp: "以 https:// 或 / 开头",
  logo: "标志",
  orderByHelp: "数字小的排在前面。",
};
