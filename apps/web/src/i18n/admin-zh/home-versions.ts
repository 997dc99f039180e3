import type { AdminMessages } from "../admin-en.ts";

/** Messages of the versions of a home page, and of what each changes. */
export const homeVersions: AdminMessages["homeVersions"] = {
  versionsTitle: "版本与时间线",
  version: (p) => `版本 ${p.version}`,
  by: (p) => `由${p.name}保存`,
  public: "已公开",
  approved: "已通过",
  restoredFrom: (p) => `恢复自版本 ${p.version}`,
  restore: "恢复",
  restoreNamed: (p) => `恢复版本 ${p.version}`,
  restoreTitle: (p) => `恢复版本 ${p.version}？`,
  restoreText: "该版本会另存为最新草稿。不会发布任何内容，也不会丢失任何版本。",
  restored: (p) => `版本 ${p.version} 已成为当前草稿。`,
  timeline: "时间线",
  changes: "改动",
  changesOf: (p) => `版本 ${p.version} 的改动`,
  changesSince: (p) => `与版本 ${p.version} 相比`,
  changesSincePublished: (p) => `与访客看到的版本 ${p.version} 相比`,
  changesOfFirst: "第一个版本：全部内容都是新的。",
  changesUnpublished: "尚未发布任何版本：全部内容都是新的。",
  sectionRemoved: (p) => `区块“${p.name}”已移除`,
  sectionAdded: (p) =>
    p.name === p.kind
      ? `新增区块“${p.name}”，位于第 ${p.place} 个`
      : `新增区块“${p.name}”（${p.kind}），位于第 ${p.place} 个`,
  sectionMovedUp: (p) => `“${p.name}”上移至第 ${p.place} 个`,
  sectionMovedDown: (p) => `“${p.name}”下移至第 ${p.place} 个`,
  sectionShown: (p) => `“${p.name}”改为向访客显示`,
  sectionHidden: (p) => `“${p.name}”改为对访客隐藏`,
  becomes: "改为",
  notOnSite: "已不在网站上",
};
