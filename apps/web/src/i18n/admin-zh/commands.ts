import type { AdminMessages } from "../admin-en.ts";

/** Messages of the search over everything there is to do. */
export const commands: AdminMessages["commands"] = {
  links: "其他网站（新标签页）",
  search: "查找",
  findKey: "Ctrl K",
  placeholder: "查找页面、操作、人员或内容",
  openTabs: "已打开的标签页",
  pages: "页面",
  articles: "文章",
  people: "人员",
  roles: "角色",
  products: "产品",
  actions: "操作",
  recent: "最近使用",
  shortcuts: "键盘快捷键",
  focusMode: "专注模式：显示或隐藏菜单和顶栏",
  endFocusMode: "退出专注模式",
  languageNamed: (p) => `语言：${p.name}`,
  appearance: "外观",
  themeNamed: (p) => `主题：${p.name}`,
};
