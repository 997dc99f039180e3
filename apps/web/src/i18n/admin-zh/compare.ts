import type { AdminMessages } from "../admin-en.ts";

/** Messages of comparisons of two versions. */
export const compare: AdminMessages["compare"] = {
  changedFields: "有变化的字段",
  fields: {
    images: "图片",
    videoUrl: "视频网址",
    orderBy: "排序",
  },
  allFields: (p) => `字段（${p.count}）`,
  otherFields: (p) => `未变化的字段（${p.count}）`,
  nothing: "无",
  altText: "替代文本：",
  focus: (p) => `焦点：${p.point}`,
  text: "正文",
  sameText: "正文没有变化。",
  same: "没有差别",
  count: (p) => `${p.count} 处修改`,
  at: (p) => `第 ${p.at} 处，共 ${p.count} 处修改`,
  next: "下一处",
  previous: "上一处",
  base: "对比",
  baseNone: "不对比",
  baseSeen: (p) => `您上次看到的（版本 ${p.version}）`,
  baseLive: (p) => `线上内容（版本 ${p.version}）`,
  baseApproved: (p) => `上次通过的（版本 ${p.version}）`,
  baseVersion: (p) => `版本 ${p.version}`,
};
