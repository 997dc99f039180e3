import type { AdminMessages } from "../admin-en.ts";

/** Messages of the search over everything there is to do. */
export const commands: AdminMessages["commands"] = {
  search: "查找",
  findKey: "Ctrl K",
  placeholder: "查找页面、文章或设置",
  openTabs: "已打开的标签页",
  pages: "页面",
  articles: "文章",
  appearance: "外观",
  themeNamed: (p) => `主题：${p.name}`,
};
