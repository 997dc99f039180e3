import type { AdminMessages } from "../admin-en.ts";

/** Messages of the reply templates. */
export const replyTemplates: AdminMessages["replyTemplates"] = {
  title: "回复模板",
  pageDescription: "回复访客时可以插入的文字，所有回复人员共用。",
  new: "新建模板",
  edit: "编辑模板",
  search: "搜索模板",
  permission: "查看回复模板",
  emptyTitle: "还没有回复模板",
  emptyText: "可将经常写给访客的内容存为模板。",
  name: "标题",
  kind: "用途",
  allKinds: "评论和留言",
  language: "语言",
  allLanguages: "全部语言",
  content: "内容",
  contentHelp: "{name} 会替换为访客姓名，{subject} 替换为主题或文章标题，{me} 替换为您的姓名。",
};
