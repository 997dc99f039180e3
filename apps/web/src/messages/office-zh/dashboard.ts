import type { OfficeMessages } from "../office-en.ts";

/** Words of the dashboard. */
export const dashboard: OfficeMessages["dashboard"] = {
  greeting: (p) => `${p.name}，欢迎回来`,
  lead: "待您处理的事项和最近的修改。",
  waitToHandle: "待办",
  waitToRead: "待阅",
  pendingComments: "待审评论",
  newMessages: "新留言",
  tasksTitle: "待您处理",
  tasksAll: "全部任务",
  tasksEmpty: "没有待处理的任务",
  articlesTitle: "最近修改",
  articlesAll: "全部文章",
  articlesEmpty: "还没有文章",
  new: "新建文章",
};
