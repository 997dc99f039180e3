import type { AdminMessages } from "../admin-en.ts";

/** Messages of the saved views of lists. */
export const savedViews: AdminMessages["savedViews"] = {
  views: "视图",
  all: "全部数据",
  own: "我的视图",
  shared: "共享视图",
  default: "默认打开",
  saveAs: "另存为视图",
  what: "视图会保存筛选条件、排序和每页条数。",
  name: "名称",
  withColumns: "同时保存列及其顺序",
  share: "与能查看此列表的所有人共享",
  saved: (p) => `视图“${p.name}”已保存。`,
  replace: (p) => `将更改保存到“${p.name}”`,
  openWith: (p) => `打开列表时使用“${p.name}”`,
  rename: (p) => `重命名“${p.name}”`,
  renameOrShare: (p) => `重命名或共享“${p.name}”`,
  edit: (p) => `视图“${p.name}”`,
  delete: (p) => `删除“${p.name}”`,
  deleteSharedText: "删除后，使用该视图的人都将无法再使用。此操作无法撤销。",
};
