import type { AdminMessages } from "../admin-en.ts";

/** Messages that every list shares. */
export const list: AdminMessages["list"] = {
  keyword: "搜索",
  clearFilters: "清除全部筛选",
  backToList: "返回列表",
  openNamed: (p) => `查看${p.name}`,
  edit: "编辑",
  editNamed: (p) => `编辑${p.name}`,
  delete: "删除",
  more: "更多操作",
  moreNamed: (p) => `${p.name}的更多操作`,
  status: "状态",
  allStatuses: "全部状态",
  updated: "修改时间",
  created: "创建时间",
  orderBy: "排序",
  deletedToTrash: (p) => `“${p.title}”已移到回收站。`,
  deleted: (p) => `“${p.name}”已删除。`,
  deleteTitle: (p) => `删除“${p.name}”`,
  deleteForGood: "删除后无法恢复。",
  justNow: "刚刚",
  undo: "撤销",
  undone: "已撤销。",
  undoFailed: (p) =>
    p.count === 1
      ? "无法撤销：其间已被他人修改。"
      : `${p.count} 项中有 ${p.failed} 项无法撤销：其间已被他人修改。`,
  previous: "上一条",
  next: "下一条",
  export: "导出",
  exportCsv: "导出为 CSV",
  exportXlsx: "导出为 Excel 工作簿",
  exporting: "导出中",
  exported: (p) => `已导出 ${p.count} 行。`,
  exportedPart: (p) => `只导出了前 ${p.count} 行，可缩小筛选范围后导出其余内容。`,
  exportFailed: "未能读取完整列表，没有导出任何内容，请重试。",
  batchRunning: (p) => `${p.done} / ${p.count}`,
  batchDone: (p) => `已完成 ${p.count} 项。`,
  batchFailed: (p) => `${p.count} 项中有 ${p.failed} 项失败`,
  batchFailedText: "其余各项已完成。失败的各项仍处于选中状态，可以重试。",
  batchDeleteTitle: (p) => `删除 ${p.count} 项`,
};
