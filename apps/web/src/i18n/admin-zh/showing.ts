import type { AdminMessages } from "../admin-en.ts";

/** Words about whether and when the public sees something. */
export const showing: AdminMessages["showing"] = {
  shown: "网站显示",
  now: "显示中",
  planned: "未开始",
  over: "已结束",
  off: "不显示",
  from: ({ time }) => `${time} 起`,
  until: ({ time }) => `至 ${time}`,
  startAt: "开始时间",
  startAtHelp: "留空表示立即。",
  endAt: "结束时间",
  endAtHelp: "留空表示永久。",
};
