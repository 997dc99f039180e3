import type { AdminMessages } from "../admin-en.ts";

/** Messages of the calendar. */
export const calendar: AdminMessages["calendar"] = {
  title: "日历",
  description: (p) => `发布、下线与发布包的时间安排。时间按您所在的时区显示（${p.zone}）。`,
  permission: "查看文章",
  span: "显示范围",
  spans: { month: "月", week: "周" },
  earlier: { month: "上个月", week: "上一周" },
  later: { month: "下个月", week: "下一周" },
  today: "今天",
  empty: "这段时间内没有发布、定时发布或下线的内容。",
  before: (p) => `更早（${p.count} 天）`,
  more: (p) => `还有 ${p.count} 项`,
  kinds: {
    published: "已发布",
    publication: "将发布",
    revision: "将更新",
    end: "下线",
    release: "发布包",
  },
  articles: (p) => `${p.count} 篇文章`,
  inRelease: "属于发布包",
  move: "改期",
  moveNamed: (p) => `为“${p.title}”改期`,
  moveText: "改为在新的时间上线。",
  moveTo: "新的日期和时间",
  moved: (p) => `“${p.title}”已改到 ${p.time}。`,
  moveFailed: "改期失败。",
  onlyFuture: "请选择将来的日期和时间。",
};
