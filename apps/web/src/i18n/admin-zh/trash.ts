import type { AdminMessages } from "../admin-en.ts";

/** Messages of the trash. */
export const trash: AdminMessages["trash"] = {
  title: "回收站",
  pageDescription: "已删除的文章。恢复并重新发布后才会再次公开。",
  permission: "查看回收站",
  search: "搜索标题",
  emptyTitle: "回收站是空的",
  emptyText: "已删除的文章会在这里，可以恢复或永久删除。",
  articleTitle: "标题",
  type: "类型",
  allTypes: "全部类型",
  author: "作者",
  version: "版本",
  deletedAt: "删除时间",
  deletedBy: "删除人",
  restore: "恢复",
  restoreNamed: (p) => `恢复${p.name}`,
  restored: (p) => `“${p.title}”已恢复到文章列表，发布后才会公开。`,
  purge: "永久删除",
  purgeTitle: (p) => `永久删除“${p.title}”`,
  purgeText: (p) => `其全部 ${p.versions} 个版本、审核记录和所有评论都会被删除，此操作无法撤销。`,
  purged: (p) => `“${p.title}”已永久删除。`,
  batchRestoreTitle: (p) => `恢复 ${p.count} 篇文章`,
  batchRestoreText: "它们会回到文章列表，发布后才会公开。",
  batchPurgeTitle: (p) => `永久删除 ${p.count} 篇文章`,
  batchPurgeText: "它们的全部版本、审核记录和所有评论都会被删除，此操作无法撤销。",
};
