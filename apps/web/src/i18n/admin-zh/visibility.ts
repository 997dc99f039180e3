import type { AdminMessages } from "../admin-en.ts";

/** Messages about whether and when the public sees something. */
export const visibility: AdminMessages["visibility"] = {
  column: "网站显示",
  visible: "显示中",
  scheduled: "未开始",
  expired: "已结束",
  hidden: "不显示",
  from: ({ time }) => `${time} 起`,
  until: ({ time }) => `至 ${time}`,
  startAt: "开始时间",
  startAtHelp: "留空表示立即。",
  endAt: "结束时间",
  endAtHelp: "留空表示永久。",
};
