import type { AdminMessages } from "../admin-en.ts";

/** Messages of the sessions of one account. */
export const accountSessions: AdminMessages["accountSessions"] = {
  permission: "查看在线会话",
  emptyTitle: "没有登录会话",
  emptyText: "目前没有人使用该账号登录。",
  current: "当前会话",
  signedIn: "登录时间",
  lastActive: "最近使用",
  address: "IP 地址",
  unknown: "未知浏览器",
  end: "结束",
  endNamed: (p) => `结束${p.name}的会话`,
  endOthers: (p) => (p.count === 1 ? "结束此会话" : `结束全部 ${p.count} 个会话`),
  endOwnOthers: (p) => `结束其他 ${p.count} 个会话`,
  othersEnded: (p) => `已结束 ${p.count} 个会话。`,
  notEnded: (p) => `${p.count} 个会话未能结束：${p.reason}`,
};
