import type { AdminMessages } from "../admin-en.ts";

/** Messages of the list of live sessions. */
export const liveSessions: AdminMessages["liveSessions"] = {
  title: "在线会话",
  pageDescription: "现在谁已登录，从哪里登录。",
  search: "搜索会话",
  permission: "查看在线会话",
  emptyTitle: "没有人登录",
  current: "本人",
  signedIn: "开始",
  lastActive: "最近活动",
  expires: "自动结束",
  end: "结束",
  endNamed: ({ name }) => `结束${name}的会话`,
  endTitle: ({ name, device }) => `结束${name}的会话：${device}`,
  endMany: ({ count }) => `结束 ${count} 个会话`,
  endText: "对方须重新登录，未保存的内容可能丢失。",
  ended: ({ name }) => `${name}的会话已结束。`,
};
