import type { AdminMessages } from "../admin-en.ts";

/** 记录的历史。 */
export const history: AdminMessages["history"] = {
  title: "历史",
  text: "操作日志中关于此记录的所有修改。更早的日志可能已到期删除。",
  permission: "查看记录的历史",
  emptyTitle: "没有已知的修改",
  emptyText: "操作日志中没有关于此记录的内容。",
  states: "各个状态",
  now: "现在",
  firstKnown: "第一次已知修改之前",
  server: "服务器",
  truncated: ({ count }) => `仅显示最近 ${count} 次修改。`,
  compareWith: "对比",
  differences: "差异",
  same: "这两个状态相同。",
  restore: "恢复到此状态",
  restoreText: ({ fields }) => `以下字段将恢复为之前的值并保存：${fields.join("、")}。`,
  unsaved: "请先保存或放弃您的修改。",
  cut: ({ fields }) => `日志只保留长文本的开头，因此无法恢复：${fields.join("、")}。`,
  elsewhere: ({ fields }) => `在别处编辑，保持不变：${fields.join("、")}。`,
  nothing: "没有可恢复的内容。",
  wasDeleted: "当时记录已被删除，没有可恢复的状态。",
  yes: "是",
  no: "否",
  fields: { menuIds: "页面", halfMenuIds: "页面的上级", authIds: "权限" },
};
